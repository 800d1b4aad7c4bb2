const shapes = {
  alert: 'M10 2.5 18.5 17.5h-17zM10 8v4.5M10 15.2v.1',
  calendar: 'M3.5 5h13v12h-13zM3.5 8.5h13M7 2.8v3.4M13 2.8v3.4',
  check: 'm4 10.5 4 4 8-9',
  chevronDown: 'm5 7.5 5 5 5-5',
  chevronLeft: 'm12.5 5-5 5 5 5',
  chevronRight: 'm7.5 5 5 5-5 5',
  chevronUp: 'm5 12.5 5-5 5 5',
  close: 'm5 5 10 10M15 5 5 15',
  download: 'M10 3v9.5M6 8.8l4 3.9 4-3.9M3.5 16.5h13',
  info: 'M10 9v5M10 6v.1M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  minus: 'M4 10h12',
  more: 'M4.5 10v.1M10 10v.1M15.5 10v.1',
  organization: 'M3.5 17V4.5h8V17M11.5 8.5h5V17M2 17h16M6 7.5h3M6 10.5h3M6 13.5h3M14 11.5v.1M14 14v.1',
  person: 'M10 10.2a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM3 17.5c.7-3.6 3.4-5.3 7-5.3s6.3 1.7 7 5.3',
  plus: 'M10 4v12M4 10h12',
  question:
    'M7.7 7.6c.2-1.4 1.2-2.1 2.4-2.1 1.4 0 2.4.8 2.4 2 0 1.9-2.5 1.9-2.5 3.9M10 14.3v.1M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  success: 'm6.5 10.3 2.5 2.5 4.6-5.4M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
} as const;

export type IconName = keyof typeof shapes;

/** A drawing beside words, silent for assistive technology. `size` in pixels at the ordinary size of texts, with which it grows. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const side = `${size / 16}rem`;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
