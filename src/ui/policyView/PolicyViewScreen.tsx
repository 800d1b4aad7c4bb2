import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import { policyPlaceAt } from '#domain/policies/policySections.ts';
import type { policyViewMachine } from '#machines/policyView/policyView.machine.ts';
import { useText } from '../../text/useText.ts';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { BackToSearch } from './BackToSearch.tsx';
import { NotAllowed, NotFound, PolicyChanged, Unavailable } from './PolicyNotices.tsx';
import { PolicyTabs } from './PolicyTabs.tsx';
import { ResumeQuote } from './ResumeQuote.tsx';
import type { PolicyViewProps } from './policyViewRef.ts';
import { sectionViews } from './sectionViews.ts';

type Value = SnapshotFrom<typeof policyViewMachine>['value'];
type Place = Exclude<Value, object> | keyof Extract<Value, object>;

/** [PV-019] What stands in the place of the section in each state. */
const places: Record<Place, ComponentType<PolicyViewProps> | null> = {
  deciding: null,
  notFound: NotFound,
  forbidden: NotAllowed,
  reading: Waiting,
  switchingOrganization: Waiting,
  loadingConfiguration: Waiting,
  unavailable: Unavailable,
  notSwitched: Unavailable,
  fetchingSection: Waiting,
  sectionUnavailable: Unavailable,
  shown: Section,
};

/** [PV-001] A policy and its sections. */
export function PolicyViewScreen({ area }: PolicyViewProps) {
  const text = useText('policyView');
  const Shows = places[useSelector(area, placeNow)];
  const place = useSelector(area, ({ context }) => policyPlaceAt(context.address), isSamePlace);
  const policyNumber = place?.policyNumber ?? '';
  const segment = place?.segment ?? 'unknown';
  return (
    <FieldStack>
      <BackToSearch area={area} />
      <PageTitle key={policyNumber} part={segment === 'unknown' ? undefined : text(`section.${segment}`)}>
        {text(place?.isQuote ? 'title.quote' : 'title', { policyNumber })}
      </PageTitle>
      <ResumeQuote area={area} />
      <PolicyTabs area={area} />
      {Shows && <Shows area={area} />}
    </FieldStack>
  );
}

const placeNow = ({ value }: { value: Value }): Place => (typeof value === 'object' ? 'shown' : value);
const isSamePlace = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function Waiting({ area }: PolicyViewProps) {
  const text = useText('policyView');
  const state = useSelector(area, ({ value }) => value);
  return (
    <Spinner
      size="large"
      label={text(state === 'switchingOrganization' ? 'waiting.switchingOrganization' : 'waiting')}
    />
  );
}

/** [PV-013] The section that is open, whose texts have come with it. */
function Section({ area }: PolicyViewProps) {
  const section = useSelector(area, ({ children }) => children.section);
  const segment = useSelector(area, ({ context }) => policyPlaceAt(context.address)?.segment);
  const View = segment && segment !== 'unknown' ? sectionViews[segment] : undefined;
  return (
    <>
      <PolicyChanged area={area} />
      {View && section && <View section={section} />}
    </>
  );
}
