import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Logo from '@theme/Logo';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The footer of every page: what the site is, the columns of the configuration, and the license. It replaces the theme's,
 * which has no place for the first and the last, and centers what is below its columns.
 */
export default function Footer(): ReactNode {
  const {tagline, customFields} = useDocusaurusContext().siteConfig;
  const {report} = customFields as {readonly report: string};
  const {links, copyright} = useThemeConfig().footer as MultiColumnFooter;
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <div className="container page-wide">
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo className={styles.logo} imageClassName={styles.image} titleClassName={styles.name} />
            <p>{tagline}</p>
          </div>
          {links.map(({title, items}) => (
            <div key={title} className={ThemeClassNames.layout.footer.column}>
              <div className="footer__title">{title}</div>
              <ul className={clsx('footer__items', styles.items)}>
                {items.map(({label, to, href}) => (
                  <li key={label} className="footer__item">
                    <Link className="footer__link-item" {...(href ? {href} : {to: to ?? ''})}>
                      <span>{label}</span>
                      {href && <IconExternalLink />}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className={clsx('quiet', styles.end)}>
          <span className="footer__copyright">{copyright}</span>
          <Link to="/docs/#what-does-it-cost-and-may-i-use-it">
            <Translate>Apache License 2.0</Translate>
          </Link>
          <Link to={report}>
            <Translate>Report a problem</Translate>
          </Link>
        </p>
      </div>
    </footer>
  );
}
