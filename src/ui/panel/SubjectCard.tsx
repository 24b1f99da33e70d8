import type { Subject } from '../../core/contract/table';
import { CaseButton } from '../parts/CaseButton';
import { noBreak } from '../parts/noBreak';
import { useLight } from '../parts/useLight';
import { RetakeButton } from '../time/RetakeButton';
import './subject.css';

type Props = { readonly subject: Subject; readonly isTaught?: boolean };

/** What is selected, or the phase is about: printed and present values, and why they differ. */
export function SubjectCard({ subject, isTaught = false }: Props) {
  const { counter } = subject;
  const light = useLight();
  const heading = subject.ofPhase ? subject.title : 'Selected';
  return (
    <section className="subject" aria-label={heading}>
      <h2>{heading}</h2>
      {subject.ofPhase ? null : <p className="subject-title">{noBreak(subject.title)}</p>}
      {subject.note === '' ? null : <p className="soft">{noBreak(subject.note)}</p>}
      {isTaught || counter === undefined ? null : <RetakeButton target={{ on: 'counter', id: counter }} />}
      {subject.rows.length === 0 ? null : (
        <dl>
          {subject.rows.map((row) => (
            <div
              key={row.label}
              className={row.now === row.printed ? 'row' : 'row changed'}
              {...light({ counters: row.counters ?? [], where: [] })}
            >
              <dt>{row.label}</dt>
              <dd>
                {row.now === row.printed || row.printed === '' ? (
                  <b>{noBreak(row.now)}</b>
                ) : (
                  <>
                    <s>
                      <span className="unseen">printed </span>
                      {row.printed}
                    </s>{' '}
                    <b>
                      <span className="unseen">now </span>
                      {row.now}
                    </b>
                  </>
                )}
              </dd>
              {row.because === '' ? null : (
                <dd className="because">
                  {noBreak(row.because)} <CaseButton rule={row.rule} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
