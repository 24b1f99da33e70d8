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

it('keeps strengths and odds whole, with their number, and leaves the words as they are', () => {
  const force = '14 × 6-3, one 2-8 and von Mercy at 3-1';
  expect(shown(force)).toEqual([force, ['14 × 6-3', '2-8', '3-1']]);
  expect(shown('a first hit; 1812, non-Forest')).toEqual(['a first hit; 1812, non-Forest', []]);
});
