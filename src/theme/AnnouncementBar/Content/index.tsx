import Link from '@docusaurus/Link';
import type {Props} from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import {site} from '@site/src/site';
import styles from './styles.module.css';

/** The announcement, with a link that the router follows and the build checks. */
export default function AnnouncementBarContent({className, ...props}: Props) {
  const {message, link} = site.announcement;
  return (
    <div {...props} className={clsx(styles.content, className)}>
      {message} <Link to={link.to}>{link.label}</Link>
    </div>
  );
}
