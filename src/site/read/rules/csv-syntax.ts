import type { CsvMistakes } from '../../csv/csv-table';
import type { RuleText } from '../../problem/rule-text';
import { counted, quoted } from '../../text/wording';

export const csvSyntax: RuleText<CsvMistakes> = {
  id: 'csv-syntax',
  severity: 'error',
  meaning:
    'A table is CSV in UTF-8: its first line names the columns, and a cell with a delimiter, a line break or a quotation mark stands in quotation marks.',
  messages: {
    garbled: {
      message: () =>
        "This character can't be read: the table is not saved as UTF-8, or the character is damaged.",
      help: () => 'Save the table again as "CSV UTF-8". If the character is still wrong, write it again.',
      example: [],
    },
    repeatedColumn: {
      message: (name) => `Two columns have the name ${quoted(name)}.`,
      help: () => 'Give each column a name of its own, or delete one of the two.',
      example: ['price'],
    },
    unnamedColumn: {
      message: (column) => `This cell has content, but its column has no name: it is column ${column}.`,
      help: () => 'Name the column in the first line, or empty its cells.',
      example: [4],
    },
    strayQuote: {
      message: () => 'This quotation mark is in a cell that does not begin with one.',
      help: () => `Put the cell in quotation marks. ${twice}`,
      example: [],
    },
    spaceBeforeQuote: {
      message: () => 'A space is before the quotation mark, so it does not begin the cell.',
      help: () => 'Delete the space.',
      example: [],
    },
    textAfterQuote: {
      message: () => 'This text is after the quotation mark that ends its cell.',
      help: () => `Move it before that mark, or delete it. ${twice}`,
      example: [],
    },
    unclosedQuote: {
      message: () => 'This quotation mark begins a cell, and none ends it.',
      help: () => 'Write another one at the end of the cell.',
      example: [],
    },
    surplusCells: {
      message: (cells, columns) =>
        `This row has ${counted(cells, 'cells')}, and the first line names ${counted(columns, 'columns')}.`,
      help: (_cells, _columns, delimiter) =>
        `Delete what is too much. If ${delimiterNames[delimiter]} belongs to a text, put its cell in quotation marks.`,
      example: [5, 4, ','],
    },
  },
};

const twice = 'One that belongs to the text is written twice: "Rack, 19"" wide".';
const delimiterNames = { ',': 'a comma', ';': 'a semicolon', '\t': 'a tab' };
