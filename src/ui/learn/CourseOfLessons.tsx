import { useId } from 'react';
import type { Listed, ListedCourse } from '../../store/learning/lessons';
import { useGame, useSettings } from '../../store/useGame';
import { PlayFirst } from './PlayFirst';
import { usePlaying } from './usePlaying';

/** Where the course of a system is on the page. */
export function courseId(system: string): string {
  return `course-${system}`;
}

/** The lessons of one system: how many are done, the first that is not, and the battle that they lead to. */
export function CourseOfLessons({ course }: { readonly course: ListedCourse }) {
  const { system, title, about, lessons } = course;
  const learned = useSettings((settings) => settings.learned);
  const titleId = useId();
  const next = lessons.find(({ at }) => !learned.includes(at));
  const first = usePlaying((listing) => listing.system === system && Boolean(listing.firstGame));
  const hasPlayed = useGame(({ saved }) => saved.some((game) => game.title === first?.title));
  // The battle comes next once the lesson is done that leads to it.
  const isDue =
    !hasPlayed && lessons.some(({ at, leadsTo }) => leadsTo !== undefined && learned.includes(at));
  const onward = next ? (
    <Onward
      next={next}
      isFirst={!lessons.some(({ at }) => learned.includes(at))}
      isMain={!(first && isDue)}
    />
  ) : null;
  const battle = first ? <PlayFirst playing={first} isMain={isDue} /> : null;
  const parts = [...new Set(lessons.map(({ part }) => part))];
  return (
    <section id={courseId(system)} className="course" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className="lead">
        {about} {enoughWords(lessons)}
      </p>
      <div className="learn-progress">
        <Done lessons={lessons} learned={learned} />
        {isDue ? battle : onward}
        {isDue ? onward : battle}
      </div>
      {parts.map((part) => (
        <Part
          key={part}
          title={part}
          lessons={lessons.filter((one) => one.part === part)}
          learned={learned}
          next={next?.at}
        />
      ))}
    </section>
  );
}

/** Where a battle can be played before the last lesson. */
function enoughWords(lessons: readonly Listed[]): string {
  const enough = lessons.find(({ leadsTo }) => leadsTo !== undefined);
  if (!enough || enough === lessons.at(-1)) return '';
  return `The first ${enough.number} are enough for a battle, and the others can wait.`;
}

type DoneProps = { readonly lessons: readonly Listed[]; readonly learned: readonly string[] };

function Done({ lessons, learned }: DoneProps) {
  const done = lessons.filter(({ at }) => learned.includes(at)).length;
  return (
    <>
      <progress value={done} max={lessons.length} aria-label="Lessons done" />
      <span>
        {done} of {lessons.length} done
      </span>
    </>
  );
}

type OnwardProps = { readonly next: Listed; readonly isFirst: boolean; readonly isMain: boolean };

function Onward({ next, isFirst, isMain }: OnwardProps) {
  const learn = useGame((state) => state.learn);
  return (
    <button type="button" className={isMain ? 'act main' : 'act'} onClick={() => learn(next.at)}>
      {isFirst ? 'Begin' : 'Go on'}: {next.title}
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
      <h3 id={titleId}>{title}</h3>
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
                <small>
                  {lesson.about} <LeftOff lesson={lesson} />
                </small>
                {isDone ? <span className="unseen">Done</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Of a lesson that was begun, where it goes on. */
function LeftOff({ lesson: { at, steps } }: { readonly lesson: Listed }) {
  const step = useSettings(({ begun }) => begun[at] ?? 0);
  if (step === 0 || step >= steps.length) return null;
  return (
    <span className="left-off">
      Goes on at step {step + 1} of {steps.length}
    </span>
  );
}
