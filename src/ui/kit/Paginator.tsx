import { defaultPaging, lastPageOf, offsetOfPage, pageAt } from '#domain/paging.ts';
import { useText } from '../../text/useText.ts';
import { Button } from './Button.tsx';
import styles from './paginator.module.css';

export type PaginatorProps = {
  /** Index of the first row of the page, from 0. */
  offset?: number | undefined;
  /** Rows of a full page. */
  limit?: number | undefined;
  total: number;
  /** What is turned, where a screen has more than one of them. */
  name?: string | undefined;
  /** Asks for the page that begins at an offset. */
  onOffset: (offset: number) => void;
};

/**
 * [WG-034] [WG-035] [WG-036] Through the pages of a table: start–end of total, Previous and Next. From beyond the last page
 * Previous leads to it.
 */
export function Paginator(props: PaginatorProps) {
  const { offset = defaultPaging.offset, limit = defaultPaging.limit, total, name, onOffset } = props;
  const text = useText('kit');
  const page = pageAt(offset, limit);
  const lastPage = lastPageOf(total, limit);
  const isBeyond = offset >= total;
  return (
    <nav
      className={styles.paginator}
      aria-label={name === undefined ? text('paginator.label') : text('paginator.labelOf', { name })}
    >
      <Button
        icon="chevronLeft"
        reasonHidden
        reason={page === 1 ? text('paginator.first') : null}
        onPress={() => onOffset(offsetOfPage(Math.min(page - 1, lastPage), limit))}
      >
        {text('paginator.previous')}
      </Button>
      <p className={styles.range} aria-live="polite">
        {text('paginator.range', {
          start: isBeyond ? 0 : offset + 1,
          end: isBeyond ? 0 : Math.min(offset + limit, total),
          total,
        })}
      </p>
      <Button
        iconAfter="chevronRight"
        reason={page >= lastPage ? text('paginator.last') : null}
        onPress={() => onOffset(offsetOfPage(page + 1, limit))}
      >
        {text('paginator.next')}
      </Button>
    </nav>
  );
}
