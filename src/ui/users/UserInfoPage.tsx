import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { AnsweredPerson } from '#domain/calls/shapes/person.ts';
import type { ProvinceCode } from '#domain/provinces.ts';
import type { userInfoMachine } from '#machines/userInfo/userInfo.machine.ts';
import { useRoleName } from '../../text/useRoleName.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { Columns } from '../kit/Columns.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Notice } from '../kit/Notice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { OrganizationCard } from './OrganizationCard.tsx';

type UserInfoRef = ActorRefFrom<typeof userInfoMachine>;
export type UserInfoProps = { actor: UserInfoRef };

/** [US-003] [US-010] The page of one person, as it is saved. */
export function UserInfoPage({ actor }: UserInfoProps) {
  const text = useText('users');
  const person = useSelector(actor, ({ context }) => context.person);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches('reading'));
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches('missing'));
  return (
    <Columns>
      <FieldStack>
        <PageTitle>{person ? `${person.firstName} ${person.lastName}` : text('page.title')}</PageTitle>
        {isReading && <Skeleton shape="card" count={2} />}
        {isMissing && <Notice announce>{text('page.missing')}</Notice>}
        {person && <PersonCards actor={actor} person={person} />}
        <Ways actor={actor} />
      </FieldStack>
    </Columns>
  );
}

/** [US-046] Of what could not be read nothing is said; it can be read again. */
function Ways({ actor }: UserInfoProps) {
  const text = useText('users');
  const words = useText('kit');
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.retry' }));
  return (
    <ButtonRow>
      {mayRetry && <Button onPress={() => actor.send({ type: 'person.retry' })}>{words('retry')}</Button>}
      <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('page.back')}</Button>
    </ButtonRow>
  );
}

function PersonCards({ actor, person }: UserInfoProps & { person: AnsweredPerson }) {
  const text = useText('users');
  const roleName = useRoleName();
  const hierarchy = useSelector(actor, ({ context }) => context.hierarchy);
  const rowsOf = (values: Partial<Record<Fact, string | null>>) =>
    facts
      .filter((fact) => fact in values)
      .map((fact) => ({ key: fact, label: text(fact), value: values[fact] || text('page.empty') }));
  return (
    <>
      <Card title={text('page.person')}>
        <SummaryList
          rows={rowsOf({
            'field.firstName': person.firstName,
            'field.lastName': person.lastName,
            'field.email': person.email,
            'page.language': text(`language.${person.language}`),
            'column.profileCode': person.profileCode,
            'page.agentId': person.profileRef,
            'page.userRef': person.referenceNumber,
            'page.sellerCode': person.sellerCode,
          })}
        />
      </Card>
      <Card title={text('page.access')}>
        <SummaryList
          rows={rowsOf({
            'column.accessType': roleName(person.role),
            'field.title': person.title,
            'column.status': text(`status.${person.status}`),
          })}
        />
      </Card>
      <OrganizationCard person={person} hierarchy={hierarchy} />
      <ProvincesCard licenses={person.licenses} />
    </>
  );
}

const facts = [
  'field.firstName',
  'field.lastName',
  'field.email',
  'page.language',
  'column.profileCode',
  'page.agentId',
  'page.userRef',
  'page.sellerCode',
  'column.accessType',
  'field.title',
  'column.status',
] as const;
type Fact = (typeof facts)[number];

/** [US-050] The provinces for which a person has or applies for a licence. */
function ProvincesCard({ licenses }: Pick<AnsweredPerson, 'licenses'>) {
  const text = useText('users');
  const words = useText('kit');
  const licensing = useText('licensing');
  return (
    <Card title={text('page.provinces')}>
      {licenses.length === 0 ? (
        <p>{text('page.noProvinces')}</p>
      ) : (
        <SummaryList
          rows={licenses.map(({ id, licensedProvince, status }) => ({
            key: id,
            label: words(`province.${licensedProvince as ProvinceCode}`),
            value: licensing(`status.${status}`),
          }))}
        />
      )}
    </Card>
  );
}
