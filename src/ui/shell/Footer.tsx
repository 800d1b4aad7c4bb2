import { useText } from '../../text/useText.ts';
import styles from './footer.module.css';
import { NavLinks } from './NavLinks.tsx';
import type { NavItem } from './navigation.ts';

export type FooterProps = {
  items: readonly NavItem[];
  /** [NV-032] Shown for an admin, or to consumers who came without a reference id. */
  showsTopText?: boolean | undefined;
  /** [NV-037] From the content of the organization. */
  text?: string | undefined;
  /** [NV-030] The white label that shows the insurance. */
  organizationName?: string | undefined;
  /** Of the server's day; null while no session tells it. */
  year: number | null;
};

/** [NV-033] [NV-037] Beneath the content. */
export function Footer(props: FooterProps) {
  const { items, showsTopText, organizationName, year } = props;
  const text = useText('shell');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {showsTopText && <p className={styles.top}>{text('footer.top')}</p>}
        {items.length > 0 && (
          <nav aria-label={text('navigation.footer')}>
            <NavLinks className={styles.items} items={items} />
          </nav>
        )}
        {props.text && <p>{props.text}</p>}
        {organizationName && <p>{text('footer.insurer', { organization: organizationName })}</p>}
        {year !== null && <p>{text('footer.rights', { year: String(year) })}</p>}
      </div>
    </footer>
  );
}
