import { followWith } from '../kit/follow.ts';
import styles from './brandLogo.module.css';
import type { NavItem } from './navigation.ts';

export type BrandLogoProps = {
  item: NavItem;
  /** Address of the picture. */
  logo: string;
  /** [NV-027] On narrow screens only, or always. */
  shows: 'narrow' | 'always';
  onFollow: () => void;
};

/** [NV-029] The picture of a white label, leading to its start page. */
export function BrandLogo({ item, logo, shows, onFollow }: BrandLogoProps) {
  return (
    <a
      className={styles.logo}
      data-shows={shows}
      href={item.href}
      target={item.target}
      aria-label={item.ariaLabel ?? item.label}
      onClick={followWith(onFollow)}
    >
      <img src={logo} alt="" width="40" height="40" />
    </a>
  );
}
