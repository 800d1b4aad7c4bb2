import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Delivery } from '#domain/calls/policies/readDeliveries.ts';
import { languageOfHeader, languages } from '#domain/locales.ts';
import type { policyDeliveriesMachine } from '#machines/policyDeliveries/policyDeliveries.machine.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Reading } from '../kit/Reading.tsx';
import { Table } from '../kit/Table.tsx';
import { ResendDialog } from './ResendDialog.tsx';

type DeliveriesRef = ActorRefFrom<typeof policyDeliveriesMachine>;
type DeliveriesProps = { section: DeliveriesRef };

/** [DL-011] The deliveries of a policy, its documents of today, and sending it again. */
export function PolicyDeliveriesScreen({ section }: DeliveriesProps) {
  const text = useText('policyDeliveries');
  const resend = useSelector(section, ({ children }) => children.confirmationResend);
  const state = useSelector(section, ({ value }) => value);
  const problem = useSelector(section, ({ context }) => context.problem);
  return (
    <Card title={text('title')}>
      <FieldStack>
        <Acts section={section} />
        <PdfProblem section={section} />
        <Reading
          state={state}
          problem={problem}
          onRetry={() => section.send({ type: 'person.retry' })}
          unavailable={text('unavailable')}
          empty={text('empty')}
          shape="row"
          count={3}
        >
          <Deliveries section={section} />
        </Reading>
        {resend && <ResendDialog actor={resend} />}
      </FieldStack>
    </Card>
  );
}

function Acts({ section }: DeliveriesProps) {
  const text = useText('policyDeliveries');
  const { policyNumber } = useSelector(section, ({ context }) => context.policy);
  const version = useSelector(section, ({ context }) => context.version);
  const mayResend = useSelector(section, ({ context }) => context.mayResend);
  const { pdf, wanted } = usePdf(section);
  const resend = useSelector(section, ({ children }) => children.confirmationResend);
  return (
    <ButtonRow>
      {mayResend && (
        <Button kind="primary" onPress={() => resend?.send({ type: 'person.resend' })}>
          {text('resend')}
        </Button>
      )}
      {languages.map((language) => (
        <Button
          key={language}
          icon="download"
          busy={wanted?.of === 'policy' && wanted.language === language}
          onPress={() =>
            pdf?.send({ type: 'person.downloadPdf', policyNumber, version, of: 'policy', language })
          }
        >
          {text(`pdf.${language}`)}
        </Button>
      ))}
    </ButtonRow>
  );
}

/** Who downloads documents, and which one is on its way. */
function usePdf(section: DeliveriesRef) {
  const pdf = useSelector(section, ({ children }) => children.policyPdf);
  const wanted = useSelector(pdf, (snapshot) =>
    snapshot?.matches('downloading') ? snapshot.context.wanted : null,
  );
  return { pdf, wanted };
}

/** [DL-019] A document did not come, and can be asked for again. */
function PdfProblem({ section }: DeliveriesProps) {
  const text = useText('policyDeliveries');
  const { pdf } = usePdf(section);
  const failed = useSelector(pdf, (snapshot) =>
    snapshot?.matches('failed') ? snapshot.context.wanted : null,
  );
  const problem = useSelector(pdf, (snapshot) => snapshot?.context.problem ?? null);
  if (!pdf || !failed) return null;
  const again = () => pdf.send({ type: 'person.downloadPdf', ...failed });
  return (
    <FailureNotice code={problem} acts={<Button onPress={again}>{text('pdf.retry')}</Button>}>
      {text('pdf.failed')}
    </FailureNotice>
  );
}

function Deliveries({ section }: DeliveriesProps) {
  const text = useText('policyDeliveries');
  const { transactionTime } = useFormats();
  const deliveries = useSelector(section, ({ context }) => context.deliveries);
  return (
    <Table
      caption={text('title')}
      stacks
      rows={deliveries.map((delivery) => ({ ...delivery, section }))}
      keyOf={({ emailRef }) => emailRef}
      columns={[
        { key: 'at', label: text('at'), cell: ({ at }) => transactionTime(Date.parse(at)) },
        { key: 'recipient', label: text('recipient'), cell: ({ recipient }) => recipient },
        { key: 'lang', label: text('language'), cell: ({ lang }) => text(`language.${lang}`) },
        { key: 'status', label: text('status'), cell: ({ status }) => text(`status.${status}`) },
        { key: 'document', label: text('document'), cell: documentOf },
      ]}
    />
  );
}

type RowProps = Delivery & DeliveriesProps;

/** [DL-017] The policy as it was sent; nothing of what was not sent yet, or not kept. */
function SentDocument({ section, emailRef, digest, lang, at, recipient }: RowProps) {
  const text = useText('policyDeliveries');
  const { transactionTime } = useFormats();
  const { policyNumber } = useSelector(section, ({ context }) => context.policy);
  const { pdf, wanted } = usePdf(section);
  if (digest === null) return <span>{text('document.none')}</span>;
  const sent = { policyNumber, emailRef, of: 'delivery', language: languageOfHeader(lang) } as const;
  return (
    <Button
      kind="quiet"
      icon="download"
      busy={wanted?.of === 'delivery' && wanted.emailRef === emailRef}
      label={text('document.open.of', { at: transactionTime(Date.parse(at)), recipient })}
      onPress={() => pdf?.send({ type: 'person.downloadPdf', ...sent })}
    >
      {text('document.open')}
    </Button>
  );
}

const documentOf = (row: RowProps) => <SentDocument {...row} />;
