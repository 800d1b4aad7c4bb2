import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { LostPiece } from '../kit/LostPiece.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Reading } from '../kit/Reading.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { Stepper } from '../kit/Stepper.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { TabStrip } from '../kit/TabStrip.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { Examples, Part } from './Part.tsx';

const skeletons = ['lines', 'title', 'field', 'card', 'row'] as const;
const steps = ['travellers', 'trip', 'plan', 'quote', 'contact', 'payment', 'confirmation'] as const;
/** Pieces that show and lead on: title, stepper, buttons, notices, cards, lists, waiting. */
export function QuietPieces() {
  const text = useText('gallery');
  const formats = useFormats();
  return (
    <Part name={text('part.quiet')}>
      <Stepper
        current="plan"
        steps={steps.map((key) => ({ key, label: text(`step.${key}`), href: `#${key}` }))}
      />
      <TabStrip
        label={text('tabs.label')}
        current="plan"
        tabs={steps.map((key) => ({ key, label: text(`step.${key}`), href: `#${key}` }))}
      />
      <ButtonRow>
        <Button kind="primary">{text('continue')}</Button>
        <Button>{text('back')}</Button>
        <Button kind="quiet" icon="plus">
          {text('add')}
        </Button>
        <Button kind="danger">{text('cancelPolicy')}</Button>
        <Button kind="primary" busy>
          {text('continue')}
        </Button>
        <Button kind="primary" reason={text('reason')}>
          {text('continue')}
        </Button>
        <TextLink href="#kit" as="secondary" newWindow>
          {text('back')}
        </TextLink>
      </ButtonRow>
      <Examples>
        <Notice title={text('notice.info.title')}>{text('notice.info')}</Notice>
        <Notice tone="success">{text('notice.success')}</Notice>
        <Notice tone="warning" title={text('notice.warning.title')}>
          {text('notice.warning')}
        </Notice>
        <LostPiece onRetry={() => undefined} />
        <FailureNotice code={null} title={text('notice.danger.title')}>
          {text('notice.danger')}
        </FailureNotice>
        <Reading
          state="unavailable"
          problem={null}
          onRetry={() => undefined}
          unavailable={text('notice.danger')}
        />
        <Reading
          state="empty"
          problem={null}
          onRetry={() => undefined}
          unavailable={text('notice.danger')}
          empty={text('reading.empty')}
        />
        <FailureNotice code={null} />
        <Card title={text('card.plan')} aside={<strong>{formats.money(12345)}</strong>}>
          <p>{text('card.body')}</p>
        </Card>
        <Card title={text('card.plan')} level={3} chosen>
          <p>{text('card.body')}</p>
        </Card>
        <Card title={text('card.quiet')} level={3} quiet>
          <p>{text('card.body')}</p>
        </Card>
        <Spinner label={text('waiting')} />
        <Spinner size="large" label={text('waiting')} />
        {skeletons.map((shape) => (
          <Skeleton key={shape} shape={shape} count={2} silent />
        ))}
      </Examples>
      <SummaryList
        rows={[
          {
            key: 'who',
            label: text('summary.travellers'),
            value: text('summary.travellersValue'),
            change: '#who',
          },
          {
            key: 'where',
            label: text('summary.where'),
            value: text('summary.whereValue'),
            change: '#where',
          },
          {
            key: 'when',
            label: text('summary.when'),
            value: `${formats.date('2026-03-01')} – ${formats.date('2026-03-12')}`,
            change: '#when',
          },
        ]}
      />
    </Part>
  );
}
