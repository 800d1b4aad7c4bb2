import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { RecordPage } from '../forms/RecordPage.tsx';
import { Columns } from '../kit/Columns.tsx';
import { LicenseCards } from './LicenseCards.tsx';
import { Fields, type LicenseFormProps } from './licenseFields.ts';
import { LicenseOwner } from './LicenseOwner.tsx';
import { LicenseHistory, LicenseMerge } from './LicenseVersions.tsx';
import { SavedLicense } from './SavedLicense.tsx';

/** [LF-001] [LF-002] [LF-005] [LF-059] [LF-060] The page on which a licence is added, changed or read. */
export function LicenseFormScreen({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const titled = useSelector(actor, ({ context }) => context.opened.titled);
  const isDeleted = useSelector(actor, ({ context }) => context.saved?.license.isDeleted ?? false);
  const history = useSelector(actor, ({ children }) => children.changeHistory);
  return (
    <Fields.Provider actor={actor}>
      <Columns>
        <RecordPage
          actor={actor}
          said={text}
          title={text(`title.${titled}`)}
          problems={<Fields.Problems />}
          merge={<LicenseMerge actor={actor} />}
          fields={
            <>
              <LicenseOwner actor={actor} />
              <LicenseCards actor={actor} />
            </>
          }
          saved={<SavedLicense actor={actor} />}
          isDeleted={isDeleted}
          history={history && <LicenseHistory history={history} />}
        />
      </Columns>
    </Fields.Provider>
  );
}
