import type { ReadQuery } from '#domain/listQuery.ts';
import type { Language } from '#domain/locales.ts';
import type { AreaCommand } from '../area.types.ts';
import type { ListReport, SavedView } from '../list/list.types.ts';
import type { Address, SessionFacts } from '../portal/portal.types.ts';

/** [LS-033] From where the person comes back to the search: from a licence that was saved, or by Back. */
export type ReturnFlag = 'editPage' | 'backPage';

export type LicensingContext = {
  session: SessionFacts;
  language: Language;
  /** The address last opened by the person. */
  address: Address;
  /** What the search was last asked for, what of an address it cannot take, and whether that is a return. */
  asked: ReadQuery & { isReturn: boolean };
  /** The person's saved views of the list. */
  views: readonly SavedView[];
  /** From where the person came back to the search; null where another address was opened since. */
  returnedFrom: ReturnFlag | null;
};

export type LicensingEvent =
  | AreaCommand
  | ListReport
  /** The form of a licence is left. */
  | { type: 'licenseForm.closeForm'; flag: ReturnFlag };
