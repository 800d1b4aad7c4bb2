import type { ListedTask } from '#domain/calls/tasks/searchTasks.ts';
import { taskList } from '#domain/tasks/taskList.ts';
import { useText } from '../../text/useText.ts';
import { Below } from '../list/Below.tsx';
import { defineListScreen } from '../list/defineListScreen.tsx';
import { TaskGivingUpPage } from './TaskGivingUpPage.tsx';

type TaskRow = ListedTask & { id: string; owner: string | null };
type Cell = { row: TaskRow };

/** What a task is of: policies, else orders, else who did not get a mail. */
const thingsOf = ({ policyNumbers, orderIds, recipient }: TaskRow): readonly string[] =>
  [policyNumbers, orderIds, [recipient ?? '']].find((names) => names.some(Boolean)) ?? [];

/** A status with which a mail comes back. */
const isStatus = (reason: string) => /^[245](\.\d{1,3}){2}$/.test(reason);

function What({ row }: Cell) {
  const text = useText('tasks');
  const { kind, topic, recipient, policyNumbers } = row;
  return (
    <>
      {text(`kind.${kind}`)}
      {topic && <Below>{text(`topic.${topic}`)}</Below>}
      {thingsOf(row).map((name) => (
        <Below key={name}>{name}</Below>
      ))}
      {recipient && policyNumbers.length > 0 && <Below>{recipient}</Below>}
    </>
  );
}

/** Its age, and what was tried since. */
function Age({ row: { daysAgo, tries, goesOn, reason } }: Cell) {
  const text = useText('tasks');
  return (
    <>
      {text('daysAgo', { days: daysAgo })}
      {tries > 0 && <Below>{text('tries', { tries })}</Below>}
      {goesOn && <Below>{text('goesOn')}</Below>}
      {reason !== null && isStatus(reason) && <Below>{text('returned', { status: reason })}</Below>}
    </>
  );
}

/** Who looks after it, or who gave it up and why. */
function Owner({ row: { ownerName, isMine, givenUp } }: Cell) {
  const text = useText('tasks');
  if (givenUp)
    return (
      <>
        {text('givenUp', { name: givenUp.by })}
        <Below>{givenUp.reason}</Below>
      </>
    );
  if (ownerName === null) return text('owner.none');
  return (
    <>
      {ownerName}
      {isMine && <Below>{text('owner.you')}</Below>}
    </>
  );
}

/** What can be done: a name is given elsewhere, what is one's own need not be taken over, and is given up once. */
function actsOf({ kind, status, isMine }: TaskRow): string[] {
  return [
    ...(kind === 'NAME' ? [] : ['retry']),
    ...(status === 'TAKEN' && isMine ? [] : ['takeOver']),
    ...(status === 'GIVEN_UP' ? [] : ['giveUp']),
  ];
}

/** What is unsettled, with its age and who looks after it. */
export const TasksScreen = defineListScreen(taskList, {
  area: '/tasks',
  nameOf: (row: TaskRow) => thingsOf(row)[0] ?? row.id,
  cells: { kind: What, since: Age, owner: Owner },
  actsOf,
  Page: TaskGivingUpPage,
});
