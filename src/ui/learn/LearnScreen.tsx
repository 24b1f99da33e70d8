import { LESSONS } from '../../store/learning/lessons';
import { useGame } from '../../store/useGame';
import { LessonPath } from './LessonPath';
import { LessonTable } from './LessonTable';
import './learn.css';

/** All lessons, or the one that is being taken. */
export function LearnScreen() {
  const at = useGame((state) => state.learning);
  const listed = LESSONS.find((one) => one.at === at);
  return listed ? <LessonTable key={listed.at} listed={listed} /> : <LessonPath />;
}
