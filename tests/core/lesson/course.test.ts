import { describe, expect, it } from 'vitest';
import { readCourse } from '../../../src/core/lesson/course';

const COURSE = { number: 2, title: 'Another game', about: 'What it is about.' };

describe('a course', () => {
  it('is read as it is written', () => {
    expect(readCourse(COURSE)).toEqual(COURSE);
  });

  it.each([
    ['title', { ...COURSE, title: '' }],
    ['number', { ...COURSE, number: 0 }],
    ['lessons', { ...COURSE, lessons: [] }],
    ['about', { number: 2, title: 'Another game' }],
  ])('that is wrong in its %s is refused by name', (path, file) => {
    expect(() => readCourse(file)).toThrow(path);
  });
});
