import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { isTableText } from '#domain/quote/pastedTravellers.ts';
import { maximumTravellers } from '#domain/catalogue/travellers.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { focusPlace } from '../kit/focus.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { Notice } from '../kit/Notice.tsx';
import { focusSubmit, rowKeys } from '../kit/rowKeys.ts';
import { travellerRows } from './quickQuoteRef.ts';
import { Shortcuts } from './Shortcuts.tsx';
import styles from './quickQuote.module.css';
import type { TravellersTableProps } from './travellersTableRef.ts';

/** What speeds up the entry of several travellers: Enter, paste from a spreadsheet, one trip cost for everybody. */
export function TravellersTools(props: TravellersTableProps) {
  const text = useText('travellersTable');
  const areOn = useSelector(props.shortcuts, ({ context }) => context.areOn);
  return (
    <>
      <OneCost {...props} />
      <p className={styles.tip} ref={rowKeys(travellerRows, keysOf(props))}>
        {text(areOn ? 'tip' : 'tip.off', { maximum: maximumTravellers })}
      </p>
      <Shortcuts shortcuts={props.shortcuts} />
      <Refusal {...props} />
      <Told {...props} />
    </>
  );
}

const rowsOf = ({ actor }: TravellersTableProps) => actor.getSnapshot().context.form.travellers;

/** What Enter and paste do in a field `age.<traveller>` or `tripCost.<traveller>`. */
function keysOf(props: TravellersTableProps) {
  const { table } = props;
  const placeOf = (id: string) => {
    const [column = '', traveller = ''] = id.split('.');
    return { column, traveller, at: rowsOf(props).findIndex((row) => row.id === traveller) };
  };
  return {
    takesEnter: () => props.shortcuts.getSnapshot().context.areOn,
    onEnter: (id: string) => {
      const { traveller, at } = placeOf(id);
      const row = rowsOf(props)[at];
      const isLast = at === rowsOf(props).length - 1;
      const isEmpty = row?.age === '' && row.tripCost === '';
      flushSync(() => table.send({ type: 'person.endRow', traveller, isLast, isEmpty }));
      focusAfterRow(props, at);
    },
    onCtrlEnter: (id: string) => {
      const rows = rowsOf(props);
      const { tripCost } = rows[placeOf(id).at] ?? { tripCost: '' };
      if (tripCost === '') return;
      flushSync(() => table.send({ type: 'person.shareTripCost', tripCost, travellers: rows.length }));
      focusSubmit(travellerRows);
    },
    onPaste: (id: string, pasted: string) => {
      const { column, at } = placeOf(id);
      if (!isTableText(pasted)) return false;
      table.send({
        type: 'person.pasteTable',
        text: pasted,
        from: at,
        column: column === 'age' ? 'age' : 'tripCost',
      });
      return true;
    },
  };
}

/** The age of the next traveller; after the last one, the first trip cost that is missing, or the button that goes on. */
function focusAfterRow(props: TravellersTableProps, at: number): void {
  const rows = rowsOf(props);
  const next = rows[at + 1];
  const unpriced = rows.find(({ tripCost }) => tripCost === '');
  if (next) focusPlace(`age.${next.id}`);
  else if (unpriced) focusPlace(`tripCost.${unpriced.id}`);
  else focusSubmit(travellerRows);
}

function OneCost({ actor, table }: TravellersTableProps) {
  const text = useText('travellersTable');
  const travellers = useSelector(actor, ({ context }) => context.form.travellers.length);
  const tripCost = useSelector(actor, ({ context }) => context.form.travellers[0]?.tripCost ?? '');
  if (travellers < 2) return null;
  return (
    <Button
      reason={tripCost === '' ? text('shareTripCost.missing') : null}
      onPress={() => table.send({ type: 'person.shareTripCost', tripCost, travellers })}
    >
      {text('shareTripCost')}
    </Button>
  );
}

function Refusal({ table }: TravellersTableProps) {
  const text = useText('travellersTable');
  const isRefused = useSelector(table, (snapshot) => snapshot.matches('refused'));
  const refusal = useSelector(table, ({ context }) => context.refusal);
  if (!isRefused || refusal === null) return null;
  const { code, row, cell, rows, room } = refusal;
  return (
    <div className={styles.refusal}>
      <Notice
        tone="danger"
        announce
        title={text('refused.title')}
        acts={
          <Button onPress={() => table.send({ type: 'person.closeRefusal' })}>{text('refused.close')}</Button>
        }
      >
        {text(`refused.${code}`, { row, cell, rows, room })}
      </Notice>
    </div>
  );
}

function Told({ table }: TravellersTableProps) {
  const text = useText('travellersTable');
  const state = useSelector(table, ({ value }) => value);
  const count = useSelector(table, ({ context }) => context.filled);
  const told = { typing: '', refused: '', shared: text('shared'), pasted: text('pasted', { count }) };
  return <LiveMessage message={told[state]} />;
}
