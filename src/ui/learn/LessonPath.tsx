import { COURSES } from '../../store/learning/lessons';
import { useGame, useSettings } from '../../store/useGame';
import { SettingsMenu } from '../header/SettingsMenu';
import { BackIcon } from '../parts/icons';
import { CourseOfLessons, courseId } from './CourseOfLessons';
import { DrillList } from './DrillList';

/** All courses in their order, then what can be practised. */
export function LessonPath() {
  const learn = useGame((state) => state.learn);
  const learned = useSettings((settings) => settings.learned);
  const forget = useSettings((settings) => settings.forgetLessons);
  const hasLeftOff = useSettings(({ begun }) => Object.keys(begun).length > 0);
  const isBegun = hasLeftOff || COURSES.some(({ lessons }) => lessons.some(({ at }) => learned.includes(at)));
  return (
    <div className="learn">
      <header className="bar">
        <button type="button" className="tool" aria-label="Start page" onClick={() => learn(null)}>
          <BackIcon />
        </button>
        <p className="bar-title">
          <span>Learn</span>
        </p>
        <nav className="tools" aria-label="Page">
          <SettingsMenu />
        </nav>
      </header>
      <main className="learn-page">
        <h1>Learn the game</h1>
        <p className="lead">
          Small positions, one idea at a time, on the real board and by the real rules. Each lesson takes one
          to three minutes; leave whenever you like.
        </p>
        <Courses />
        {COURSES.map((course) => (
          <CourseOfLessons key={course.system} course={course} />
        ))}
        <DrillList />
        {isBegun ? (
          <button type="button" className="link" onClick={forget}>
            Forget what is done
          </button>
        ) : null}
      </main>
    </div>
  );
}

/** Each leads to its course further down. */
function Courses() {
  if (COURSES.length < 2) return null;
  return (
    <nav className="learn-courses" aria-label="Courses">
      {COURSES.map(({ system, title }) => (
        <button
          key={system}
          type="button"
          className="link"
          onClick={() => document.getElementById(courseId(system))?.scrollIntoView?.()}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
