import { useText } from '../../text/useText.ts';
import { PhoneLink } from '../kit/PhoneLink.tsx';
import styles from './assistance.module.css';

export type AssistanceProps = {
  /** [NV-036] From the content of the organization; our own words by default. */
  title?: string | undefined;
  body?: string | undefined;
  hours?: string | undefined;
  phone: string;
  email: string;
};

/** [NV-035] How to reach a person, in the same place on every step. */
export function Assistance({ title, body, hours, phone, email }: AssistanceProps) {
  const text = useText('shell');
  return (
    <section className={styles.assistance} aria-labelledby="assistance-title">
      <h2 className={styles.title} id="assistance-title">
        {title ?? text('assistance.title')}
      </h2>
      <p>{body ?? text('assistance.body')}</p>
      {hours && <p>{hours}</p>}
      <dl className={styles.ways}>
        <div>
          <dt>{text('assistance.phone')}</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        </div>
        <div>
          <dt>{text('assistance.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
