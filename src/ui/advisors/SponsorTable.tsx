import { useSelector } from '@xstate/react';
import type { SelectedSponsor } from '#domain/advisors/sponsors.ts';
import { hasProblems } from '#domain/forms/judged.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { focusAfter } from '../kit/focus.ts';
import { Notice } from '../kit/Notice.tsx';
import { type Column, Table } from '../kit/Table.tsx';
import { type AdvisorFormProps, useIsBeingCreated } from './advisorFields.ts';
import styles from './advisors.module.css';

const addId = 'add-sponsor';
const focusAddAfter = focusAfter(addId);

/** [AD-020] A code, which the first of them has as the default. */
function Code({ code, isDefault }: { code: string; isDefault: boolean }) {
  const text = useText('advisors');
  return (
    <>
      <span>{code}</span>
      {isDefault && (
        <>
          {' '}
          <span className={styles.mark}>{text('sponsors.default')}</span>
        </>
      )}
    </>
  );
}

function Delete({ actor, code }: AdvisorFormProps & { code: string }) {
  const text = useText('advisors');
  return (
    <span ref={focusAddAfter}>
      <Button
        kind="quiet"
        label={text('sponsors.deleteOne', { code })}
        busy={useIsBeingCreated(actor)}
        onPress={() => actor.send({ type: 'person.removeSponsor', sponsorCode: code })}
      >
        {text('sponsors.delete')}
      </Button>
    </span>
  );
}

const codeIn = (sponsors: readonly SelectedSponsor[]) => (sponsor: SelectedSponsor) => (
  <Code code={sponsor.sponsorCode} isDefault={sponsor === sponsors[0]} />
);
const deleteIn = (actor: AdvisorFormProps['actor']) => (sponsor: SelectedSponsor) => (
  <Delete actor={actor} code={sponsor.sponsorCode} />
);

/** [AD-018] [AD-019] [AD-020] The sponsors that are selected, and the way to one more. */
export function SponsorTable({ actor }: AdvisorFormProps) {
  const text = useText('advisors');
  const sponsors = useSelector(actor, ({ context }) => context.selectedSponsors);
  const isBeingCreated = useIsBeingCreated(actor);
  const columns: readonly Column<SelectedSponsor>[] = [
    {
      key: 'sponsorCode',
      label: text('sponsors.sponsorCode'),
      cell: codeIn(sponsors),
    },
    {
      key: 'counselorId',
      label: text('sponsors.counselorId'),
      cell: ({ counselorId }) => counselorId ?? text('sponsors.none'),
    },
    {
      key: 'partyId',
      label: text('sponsors.partyId'),
      cell: ({ partyId }) => partyId ?? text('sponsors.none'),
    },
    {
      key: 'actions',
      label: text('sponsors.actions'),
      cell: deleteIn(actor),
    },
  ];
  return (
    <Card title={text('sponsors.title')}>
      <FieldStack>
        <SponsorError actor={actor} />
        <Table
          stacks
          caption={text('sponsors.title')}
          columns={columns}
          rows={sponsors}
          keyOf={({ sponsorCode }) => sponsorCode}
          emptyText={text('sponsors.empty')}
        />
        <ButtonRow>
          <Button
            id={addId}
            icon="plus"
            busy={isBeingCreated}
            onPress={() => actor.send({ type: 'person.addSponsor' })}
          >
            {text('sponsors.add')}
          </Button>
        </ButtonRow>
      </FieldStack>
    </Card>
  );
}

/** [AD-074] [AD-075] The error card; it takes the focus where no field is wrong besides. */
function SponsorError({ actor }: AdvisorFormProps) {
  const text = useText('advisors');
  const isMissed = useSelector(actor, ({ context }) => context.sponsorIsMissed);
  const attempts = useSelector(actor, ({ context }) => context.attempts);
  const isAlone = useSelector(actor, ({ context }) => !hasProblems(context.problems));
  return (
    isMissed && (
      <Notice key={attempts} tone="danger" announce takesFocus={isAlone}>
        {text('sponsors.missed')}
      </Notice>
    )
  );
}
