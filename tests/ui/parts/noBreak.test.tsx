// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noBreak } from '../../../src/ui/parts/noBreak';

const shown = (text: string) => {
  const { container } = render(<p>{noBreak(text)}</p>);
  return [
    container.textContent,
    [...container.querySelectorAll('.no-break')].map((part) => part.textContent),
  ];
};

it('keeps points of movement whole', () => {
  const told = '3/Alsace: 1327 → 1926, facing south, 6 MP, of 2 MPs';
  expect(shown(told)).toEqual([told, ['6 MP']]);
  expect(shown('Cost 3 of 8 MP')).toEqual(['Cost 3 of 8 MP', ['3 of 8 MP']]);
});

it('keeps strengths and odds whole, with their number, and leaves the words as they are', () => {
  const force = '14 × 6-3, one 2-8 and von Mercy at 3-1';
  expect(shown(force)).toEqual([force, ['14 × 6-3', '2-8', '3-1']]);
  expect(shown('a first hit; 1812, non-Forest')).toEqual(['a first hit; 1812, non-Forest', []]);
});
