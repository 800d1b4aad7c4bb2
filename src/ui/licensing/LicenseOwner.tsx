import { useSelector } from '@xstate/react';
import { licenseTypes } from '#domain/licensing/licenses.ts';
import { optionsBeginning } from '#domain/forms/picked.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Fields, type LicenseFormProps, useIsBeingSaved } from './licenseFields.ts';
import { OwnerFacts } from './SavedLicense.tsx';

/** Whose the licence is: chosen on a new one, [LF-051] shown on one that is there. */
export function LicenseOwner({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const saved = useSelector(actor, ({ context }) => context.saved);
  const licenseType = useSelector(actor, ({ context }) => context.form.licenseType);
  if (saved) return <OwnerFacts saved={saved} />;
  return (
    <Card title={text('holder')}>
      <FieldStack>
        <LicenseTypeEntry actor={actor} />
        <AgencyEntry actor={actor} />
        {licenseType === 'AGENT' && <AgentEntry actor={actor} />}
      </FieldStack>
    </Card>
  );
}

function LicenseTypeEntry({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const isDisabled = useIsBeingSaved(actor);
  const options = licenseTypes.map((value) => ({ value, label: text(`licenseType.${value}`), isDisabled }));
  return <Fields.Radios field="licenseType" options={options} inline />;
}

function AgencyEntry({ actor }: LicenseFormProps) {
  const suggest = useSelector(actor, ({ children }) => children.organizationSuggest);
  const found = useSelector(suggest, (snapshot) => snapshot);
  const readOnly = useIsBeingSaved(actor);
  if (!suggest || !found) return null;
  return (
    <Fields.Picked
      field="organizationCode"
      options={found.context.options}
      busy={found.hasTag('busy')}
      nothingFound={found.matches('nothingFound')}
      onSearchAgain={
        found.matches('searchFailed') ? () => suggest.send({ type: 'person.searchAgain' }) : undefined
      }
      readOnly={readOnly}
      onCloseList={() => actor.send({ type: 'person.closeList' })}
    />
  );
}

/** [LF-011] [LF-019] An agent of the chosen agency. */
function AgentEntry({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const typed = useSelector(actor, ({ context }) => context.form.profileRef.text);
  const agents = useSelector(actor, ({ context }) => context.agents);
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ agents: 'reading' }));
  const unavailable = useSelector(actor, (snapshot) => snapshot.matches({ agents: 'unavailable' }));
  const none = useSelector(
    actor,
    (snapshot) => snapshot.matches({ agents: 'listed' }) && snapshot.context.agents.length === 0,
  );
  const agencyIsChosen = useSelector(actor, ({ context }) => context.form.organizationCode.value !== '');
  const again = <Button onPress={() => actor.send({ type: 'person.retryAgents' })}>{text('retry')}</Button>;
  return (
    <>
      <Fields.Picked
        field="profileRef"
        options={optionsBeginning(typed, agents)}
        busy={busy}
        hint={agencyIsChosen ? undefined : text('agents.agencyFirst')}
        readOnly={useIsBeingSaved(actor)}
      />
      {none && <Notice>{text('agents.none')}</Notice>}
      {unavailable && (
        <Notice tone="danger" announce acts={again}>
          {text('agents.unavailable')}
        </Notice>
      )}
    </>
  );
}
