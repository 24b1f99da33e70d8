import { useId } from 'react';
import { LESSONS, type Listed } from '../../store/learning/lessons';
import { useGame, useSettings } from '../../store/useGame';
import { SettingsMenu } from '../header/SettingsMenu';
import { BackIcon } from '../parts/icons';
import { DrillList } from './DrillList';
import { usePlaying } from './usePlaying';

/** All lessons in their order, what is done and what comes. */
export function LessonPath() {
  const learn = useGame((state) => state.learn);
  const learned = useSettings((settings) => settings.learned);
  const forget = useSettings((settings) => settings.forgetLessons);
  const done = LESSONS.filter(({ at }) => learned.includes(at)).length;
  const next = LESSONS.find(({ at }) => !learned.includes(at));
  const enough = LESSONS.find(({ leadsTo }) => leadsTo !== undefined);
  const parts = [...new Set(LESSONS.map(({ part }) => part))];
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
          to three minutes; leave whenever you like.{' '}
          {enough ? `The first ${enough.number} are enough for a battle, and the others can wait.` : null}
        </p>
        <p className="learn-progress">
          <progress value={done} max={LESSONS.length} aria-label="Lessons done" />
          <span>
            {done} of {LESSONS.length} done
          </span>
          {next ? (
            <button type="button" className="act main" onClick={() => learn(next.at)}>
              {done === 0 ? 'Begin' : 'Go on'}: {next.title}
            </button>
          ) : null}
          <FirstBattle />
        </p>
        {parts.map((part) => (
          <Part
            key={part}
            title={part}
            lessons={LESSONS.filter((one) => one.part === part)}
            learned={learned}
            next={next?.at}
          />
        ))}
        <DrillList />
        {done > 0 ? (
          <button type="button" className="link" onClick={forget}>
            Forget what is done
          </button>
        ) : null}
      </main>
    </div>
  );
}

/** What the lessons lead to. */
function FirstBattle() {
  const first = usePlaying(({ firstGame }) => Boolean(firstGame));
  if (!first) return null;
  return (
    <button type="button" className="act" onClick={first.begin}>
      Play {first.title}
    </button>
  );
}

type PartProps = {
  readonly title: string;
  readonly lessons: readonly Listed[];
  readonly learned: readonly string[];
  /** Where the first lesson is that is not done. */
  readonly next: string | undefined;
};

function Part({ title, lessons, learned, next }: PartProps) {
  const learn = useGame((state) => state.learn);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ol className="lesson-list">
        {lessons.map((lesson) => {
          const isDone = learned.includes(lesson.at);
          return (
            <li key={lesson.at} className={isDone ? 'done' : lesson.at === next ? 'next' : undefined}>
              <button type="button" onClick={() => learn(lesson.at)}>
                <span className="lesson-number" aria-hidden="true">
                  {isDone ? '✓' : lesson.number}
                </span>
                <b>{lesson.title}</b>
                <small>{lesson.about}</small>
                {isDone ? <span className="unseen">Done</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
