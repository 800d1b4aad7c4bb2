import type { ListedTask } from '#domain/calls/tasks/searchTasks.ts';
import { useText } from '../../text/useText.ts';
import { Reference } from '../kit/Reference.tsx';
import { Below } from '../list/Below.tsx';

type Cell = { row: ListedTask };

/** What a task is of: policies, else orders, else who did not get a mail. */
export const thingsOf = ({ policyNumbers, orderIds, recipient }: ListedTask): readonly string[] =>
  [policyNumbers, orderIds, [recipient ?? '']].find((names) => names.some(Boolean)) ?? [];

/** A status with which a mail comes back. */
const isStatus = (reason: string) => /^[245](\.\d{1,3}){2}$/.test(reason);

/** What kind of task it is, and of what. */
export function What({ row }: Cell) {
  const text = useText('tasks');
  const { kind, topic, recipient, policyNumbers } = row;
  return (
    <>
      <span>{text(`kind.${kind}`)}</span>
      <Below>
        {topic && text(`topic.${topic}`)}
        {thingsOf(row).map((name) =>
          policyNumbers.includes(name) ? <Reference key={name}>{name}</Reference> : name,
        )}
        {policyNumbers.length > 0 && recipient}
      </Below>
    </>
  );
}

/** Its age, and what was tried since. */
export function Age({ row: { daysAgo, tries, goesOn, reason } }: Cell) {
  const text = useText('tasks');
  return (
    <>
      <span>{text('daysAgo', { days: daysAgo })}</span>
      <Below>
        {tries > 0 && text('tries', { tries })}
        {goesOn && text('goesOn')}
        {reason !== null && isStatus(reason) && text('returned', { status: reason })}
      </Below>
    </>
  );
}

/** Who looks after it, or who gave it up and why. */
export function Owner({ row: { ownerName, isMine, givenUp } }: Cell) {
  const text = useText('tasks');
  if (givenUp)
    return (
      <>
        <span>{text('givenUp', { name: givenUp.by })}</span>
        <Below>{givenUp.reason}</Below>
      </>
    );
  if (ownerName === null) return <span>{text('owner.none')}</span>;
  return (
    <>
      <span>{ownerName}</span>
      {isMine && <Below>{text('owner.you')}</Below>}
    </>
  );
}
