/** A course: the lessons of one system in their order, under a heading of its own. It is data beside them. */
import * as v from 'valibot';
import { type Read, readJson } from '../json/readJson';

const words = v.pipe(v.string(), v.nonEmpty('a text that is not empty'), v.maxLength(400));

const course = v.strictObject({
  /** Its place among the courses, from 1. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  title: words,
  /** Which game it teaches, in a sentence or two. */
  about: words,
});
export type Course = Read<typeof course>;

/** Throws a `DataError` with its path in the file. */
export function readCourse(file: unknown): Course {
  return readJson(course, file, 'course');
}
