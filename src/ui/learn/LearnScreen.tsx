import { LESSONS } from '../../store/learning/lessons';
import { useGame } from '../../store/useGame';
import { DrillTable } from './DrillTable';
import { LessonPath } from './LessonPath';
import { LessonTable } from './LessonTable';
import './learn.css';

/** All lessons and drills, or the one that is being taken. */
export function LearnScreen() {
  const at = useGame((state) => state.learning);
  if (at?.startsWith('drill=')) return <DrillTable key={at} at={at} />;
  const listed = LESSONS.find((one) => one.at === at);
  return listed ? <LessonTable key={listed.at} listed={listed} /> : <LessonPath />;
}
