import { useState } from 'react';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { Accordion } from '../kit/Accordion.tsx';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Columns } from '../kit/Columns.tsx';
import { PanelTitle } from '../kit/PanelTitle.tsx';
import { Reference } from '../kit/Reference.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { ToastRegion } from '../kit/ToastRegion.tsx';
import { Tooltip } from '../kit/Tooltip.tsx';
import { createToasts } from '../kit/toasts.ts';
import { IdlePieces } from './IdlePieces.tsx';
import { Part } from './Part.tsx';

const toasts = createToasts();

/** What opens, closes and turns: dialogs, messages, tooltip, panels, sheet. */
export function ActPieces() {
  const text = useText('gallery');
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Part name={text('part.acts')}>
      <ButtonRow>
        <Button kind="danger" onPress={() => setOpen(true)}>
          {text('dialog.open')}
        </Button>
        <Button onPress={() => toasts.say({ room: 'gallery', key: 'toast.problem', tone: 'danger' })}>
          {text('toast.showProblem')}
        </Button>
        <Button onPress={() => toasts.say({ room: 'gallery', key: 'toast.text', tone: 'success' })}>
          {text('toast.show')}
        </Button>
        <p>
          <span>{text('tooltip.label')}</span>{' '}
          <Tooltip label={text('tooltip.label')}>{text('tooltip')}</Tooltip>
        </p>
      </ButtonRow>
      <ActDialog
        open={open}
        title={text('dialog.title')}
        onClose={close}
        act={{ label: text('dialog.confirm'), onPress: close }}
        close={text('dialog.keep')}
      >
        <p>{text('dialog.body')}</p>
      </ActDialog>
      <IdlePieces />
      <Columns
        aside={
          <Sheet
            title={text('sheet.title')}
            brief={formats.money(116935)}
            lead={
              <SummaryList
                amounts
                rows={[
                  {
                    key: 'total',
                    label: text('summary.total'),
                    value: <b>{formats.money(116935)}</b>,
                  },
                ]}
              />
            }
          >
            <SummaryList
              amounts
              rows={[
                {
                  key: 'number',
                  label: text('summary.number'),
                  value: <Reference>{text('summary.number.value')}</Reference>,
                },
                { key: 'premium', label: text('summary.premium'), value: formats.money(107280) },
                { key: 'tax', label: text('summary.tax'), value: formats.money(9655) },
              ]}
            />
          </Sheet>
        }
      >
        <Accordion
          name="questions"
          panels={(['one', 'two'] as const).map((key) => ({
            key,
            title: (
              <PanelTitle complete={key === 'two' ? text('accordion.complete') : undefined}>
                {text(`accordion.${key}`)}
              </PanelTitle>
            ),
            body: text(`accordion.${key}Body`),
            open: key === 'one',
          }))}
        />
      </Columns>
      <ToastRegion toasts={toasts} />
    </Part>
  );
}
