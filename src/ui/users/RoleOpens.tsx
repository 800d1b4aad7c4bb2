import { useSelector } from '@xstate/react';
import type { ListedRole } from '#domain/calls/people/listRoles.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import type { UserFormProps } from './userFields.ts';

/** [US-024] What the role of the form opens, in words: by what it is about, how far it reaches, whose figures. */
export function RoleOpens({ actor }: UserFormProps) {
  const text = useText('userForm');
  const { list } = useFormats();
  const role = useSelector(actor, ({ context: { roles, form } }) =>
    roles.find((each) => each.role === form.role),
  );
  if (!role) return null;
  const opened = [...Map.groupBy(role.opens, subjectOf)].map(([key, groups]) => ({
    key,
    label: text(`opensIn.${key}`),
    value: list(groups.map((group) => text(`opens.${group}`))),
  }));
  const rows = [
    { key: 'title', label: text('title'), value: role.title },
    { key: 'reach', label: text('reach'), value: text(`reach.${role.reach}`) },
    ...opened,
    { key: 'reportScope', label: text('reportScope'), value: text(`reportScope.${role.reportScope}`) },
  ];
  return (
    <Card quiet level={3} title={text('opens')}>
      <SummaryList rows={rows} />
    </Card>
  );
}

type Opened = ListedRole['opens'][number];
type Subject = Opened extends `${infer Of}.${string}` ? Of : never;
const subjectOf = (group: Opened) => group.split('.')[0] as Subject;
