import { useSelector } from '@xstate/react';
import type { LicenseColumn, LicenseField } from '#domain/licensing/licenseList.ts';
import { licenseColumns } from '#domain/licensing/licenseList.ts';
import { editQueryOf, type LicenseRow } from '#domain/licensing/licenseRow.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import { useText } from '../../text/useText.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import type { LicensingRef } from './licensingRef.ts';
import styles from './licensing.module.css';

/** [LS-002] Licences that are searched for; each leads to its form. */
export function LicenseSearch({ area }: { area: LicensingRef }) {
  const text = useText('licensing');
  const href = useAreaHref('/licensing');
  const cellOf = useCells();
  const choiceLabel = useChoiceLabel();
  const list = useSelector(area, ({ children }) => children.list);
  const mayAdd = useSelector(area, ({ context }) => holds(context.session.atoms, 'LICENSING.ADD_LICENSING'));
  const isSaved = useSelector(area, ({ context }) => context.returnedFrom === 'editPage');
  return (
    <div className={styles.place}>
      <PageTitle lead={text('lead')}>{text('title')}</PageTitle>
      {mayAdd && (
        <p>
          <TextLink as="secondary" href={href({ path: '/add', search: '' })}>
            {text('add')}
          </TextLink>
        </p>
      )}
      <LiveMessage message={isSaved ? text('saved') : ''} />
      {list && (
        <ListScreen<LicenseRow>
          list={list}
          caption={text('caption')}
          columns={licenseColumns.map((key) => ({
            key,
            label: text(`column.${key}`),
            cell: (row) => cellOf(key, row),
          }))}
          nameOf={({ name }) => name}
          fieldLabel={(key) => text(`field.${key as LicenseField}`)}
          choiceLabel={choiceLabel}
        />
      )}
    </div>
  );
}

/** What a row shows in each column; [LS-015] [LS-016] [LS-017] its name leads to its form, or nowhere. */
function useCells() {
  const text = useText('licensing');
  const kit = useText('kit');
  const href = useAreaHref('/licensing');
  return (column: LicenseColumn, row: LicenseRow) => {
    if (column === 'status') return text(`status.${row.status}`);
    if (column === 'licenseType') return text(`type.${row.licenseType}`);
    if (column === 'licensedProvince') {
      const province = `province.${row.licensedProvince}`;
      return kit.has(province) ? kit(province as 'province.AB') : row.licensedProvince;
    }
    if (column !== 'name') return row[column];
    const search = editQueryOf(row);
    return (
      <TextLink href={search === null ? '#' : href({ path: '/editLicense', search })}>{row.name}</TextLink>
    );
  };
}

function useChoiceLabel() {
  const text = useText('licensing');
  const kit = useText('kit');
  const provinces = (choice: string) => `province.${choice}`;
  return (field: string, choice: string): string => {
    const key = `${field === 'status' ? 'status' : 'screening'}.${choice}`;
    if (field === 'licensedProvince') return kit(provinces(choice) as 'province.AB');
    return text.has(key) ? text(key as 'status.AUTHORIZED') : choice;
  };
}
