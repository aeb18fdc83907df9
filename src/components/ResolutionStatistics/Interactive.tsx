import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {measureNames} from '@h3-docs/grid/h3/statistics/measures';
import {groupLabels, groups, measureLabels, quantityOf, type Choice} from '@h3-docs/grid/resolutions/table';
import {choiceLabel, choicesFor} from '@h3-docs/grid/resolutions/units';
import {Choice as Radios} from '@h3-docs/ui/controls/Choice';
import {Select} from '@h3-docs/ui/controls/Select';
import Table from './Table';
import styles from './styles.module.css';
import {useStatistics} from './useStatistics';

/** The table of statistics with its choices: measure, cells, and units. */
export default function Interactive(): ReactNode {
  const {resolutions} = useStatistics();
  const [choice, setChoice] = useState<Choice>({measure: 'area', group: 'hexagons', units: 'metric'});
  const {measure, group, units} = choice;
  const quantity = quantityOf(measure);
  return (
    <div>
      <div className={styles.controls}>
        <Radios
          label={translate({message: 'Measure'})}
          value={measure}
          options={measureNames.map((each) => [each, measureLabels[each]])}
          onValue={(next) => setChoice({...choice, measure: next, units: units === 'ha' ? 'metric' : units})}
        />
        <Select
          label={translate({message: 'Cells'})}
          labeled="beside"
          value={group}
          options={groups.map((each) => [each, groupLabels[each]])}
          onValue={(next) => setChoice({...choice, group: next})}
        />
        <Select
          label={translate({message: 'Units'})}
          labeled="beside"
          value={units}
          options={choicesFor(quantity).map((each) => [each, choiceLabel(each, quantity)])}
          onValue={(next) => setChoice({...choice, units: next})}
        />
      </div>
      <Table choice={choice} resolutions={resolutions} />
    </div>
  );
}
