import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A part of the gallery under its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

/** Examples beside each other. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
