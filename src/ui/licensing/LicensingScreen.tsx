import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { licensingMachine } from '#machines/licensing/licensing.machine.ts';
import { LicenseFormScreen } from './LicenseFormScreen.tsx';
import { LicenseSearch } from './LicenseSearch.tsx';
import type { LicensingRef } from './licensingRef.ts';

type Page = SnapshotFrom<typeof licensingMachine>['value']['page'];

const pages: Record<Page, ComponentType<{ area: LicensingRef }> | null> = {
  deciding: null,
  searching: LicenseSearch,
  editingLicense: LicenseFormOf,
};

function LicenseFormOf({ area }: { area: LicensingRef }) {
  const form = useSelector(area, ({ children }) => children.licenseForm);
  return form && <LicenseFormScreen key={form.sessionId} actor={form} />;
}

/** The licence area: the page that its chart has open. */
export function LicensingScreen({ area }: { area: LicensingRef }) {
  const Shown = pages[useSelector(area, ({ value }) => value.page)];
  return Shown && <Shown area={area} />;
}
