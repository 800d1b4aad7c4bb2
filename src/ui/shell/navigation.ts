/** [NV-016] [NV-017] An entry of a menu: its accessible name, and whether it opens a window of its own. */
export type NavItem = {
  navId: string;
  label: string;
  ariaLabel?: string | undefined;
  href: string;
  target?: '_self' | '_blank' | undefined;
  /** Entries that drop down below this one. */
  items?: readonly NavItem[] | undefined;
};
