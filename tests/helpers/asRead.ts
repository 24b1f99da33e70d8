import type { Prompt } from '../../src/core/contract/table';

/** All that a prompt says, put into words. */
export function asRead(prompt: Prompt): unknown {
  const { by, heading, names, instruction, subject, obligations, objections, missing, receipt, askable } =
    prompt;
  const choices = prompt.choices.map(({ target, label, key, cost, weight }) => [
    target,
    label,
    key,
    cost,
    weight,
  ]);
  const said = { instruction, subject, obligations, objections, missing, receipt, askable };
  return structuredClone({ by, heading, names, choices, ...said });
}
