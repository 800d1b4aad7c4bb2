import { Link } from 'react-router';
import styles from './brandLogo.module.css';
import type { NavItem } from './navigation.ts';

export type BrandLogoProps = {
  item: NavItem;
  /** Address of the picture. */
  logo: string;
  /** [NV-027] On narrow screens only, or always. */
  shows: 'narrow' | 'always';
};

/** [NV-029] The picture of a white label, leading to its start page. */
export function BrandLogo({ item, logo, shows }: BrandLogoProps) {
  return (
    <Link
      className={styles.logo}
      data-shows={shows}
      to={item.href}
      target={item.target}
      aria-label={item.ariaLabel ?? item.label}
    >
      <img src={logo} alt="" width="40" height="40" />
    </Link>
  );
}
