import { describe, expect, it } from 'vitest';
import { verdictOf } from './audit.mjs';

const answer = (total: number, vulnerabilities: object) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total }, dependencies: { total: 321 } } });

describe('the audit', () => {
  it('says that nothing is known against the dependencies', () => {
    expect(verdictOf(answer(0, {}))).toEqual({ code: 0, line: 'No known weaknesses in 321 dependencies.' });
  });

  it('names what is', () => {
    const { code, line } = verdictOf(answer(1, { left: { name: 'left', severity: 'high' } }));
    expect(code).toBe(1);
    expect(line).toContain('left (high)');
  });

  it.each([
    ['an error of the registry', '{"message":"405 Method Not Allowed","error":{"summary":""}}'],
    ['nothing', ''],
    ['something else', '<html>'],
    ['an answer without counts', '{"metadata":{}}'],
  ])('takes %s for no answer, not for a clean one', (_, text) => {
    const { code, line } = verdictOf(text);
    expect(code).toBe(2);
    expect(line).toMatch(/^No answer from the registry/);
  });
});
