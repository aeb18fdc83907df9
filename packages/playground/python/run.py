"""Runs a reader's program, and returns what it printed, its last value, and its error, as JavaScript reads them."""

import ast
import builtins
import random
import sys
import traceback
from itertools import islice
from pprint import pformat

import h3
from pyodide.ffi import to_js

EXAMPLE = '<example>'
LINE_WIDTH = 42
MOST_PRINTED = 50_000
MOST_DRAWN = 20_000
MOST_ITEMS = 500


class _Printed:
    """What a program prints, up to a length. What comes after it is counted."""

    def __init__(self):
        self.parts, self.length, self.more = [], 0, 0

    def write(self, text):
        kept = text[: max(0, MOST_PRINTED - self.length)]
        self.parts.append(kept)
        self.length += len(kept)
        self.more += len(text) - len(kept)
        return len(text)

    def flush(self): ...


def _refuse(what):
    def refuse(*_args, **_kwargs):
        raise RuntimeError(f"{what} isn't available on this page.")

    return refuse


def _drawable(value, left):
    """A value as lists, text, numbers, and GeoJSON, up to a number of items."""
    if isinstance(value, h3.H3Shape):
        return value.__geo_interface__
    if isinstance(value, dict):
        if value.get('type') in ('Polygon', 'MultiPolygon'):
            return value
        value = [*value.keys(), *value.values()]
    if isinstance(value, (list, tuple, set, frozenset)):
        items = []
        for item in value:
            left[0] -= 1
            if left[0] < 0:
                break
            items.append(_drawable(item, left))
        return items
    return value if isinstance(value, (str, int, float)) else None


def _text(value):
    """A value as Python writes it. Of a long list or dict, the first items are written, and the others are counted."""
    more = len(value) - MOST_ITEMS if type(value) in (list, tuple, set, dict) else 0
    if more <= 0:
        return pformat(value, width=LINE_WIDTH)[:MOST_PRINTED]
    first = islice(value.items() if type(value) is dict else value, MOST_ITEMS)
    return f'{pformat(type(value)(first), width=LINE_WIDTH)[:MOST_PRINTED]}\n… {more:,} more'


def _describe(error):
    """The name, the message, H3's number, and the reader's own line of an error."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == EXAMPLE]
    message = error.msg if isinstance(error, SyntaxError) else str(error)
    if isinstance(error, SyntaxError) and error.filename == EXAMPLE:
        lines.append(error.lineno)
    if isinstance(error, (AttributeError, NameError)):
        # Python proposes a name only where it prints an error.
        printed = traceback.TracebackException.from_exception(error).format_exception_only()
        message = [*printed][-1].partition(': ')[2].strip()
    if isinstance(error, ModuleNotFoundError):
        message = f"No module named '{error.name}'. This page has h3 and Python's standard library."
    if isinstance(error, OSError) or message.startswith('NetworkError'):
        message = f"{message.rstrip('.')}. This page has no network, and no files of yours."
    if isinstance(error, MemoryError):
        message = 'This page gives Python 512 MB of memory.'
    return {
        'name': type(error).__name__,
        'message': message,
        'code': getattr(error, 'h3_error_code', None),
        'line': lines[-1] if lines else None,
    }


def run(code):
    printed, shown = _Printed(), []
    sys.stdout = sys.stderr = printed
    builtins.input = _refuse('input()')
    # Python may begin with the memory of another one.
    random.seed()

    def print_and_keep(*values, **options):
        shown.extend(values)
        builtins.print(*values, **options)

    names = {'__name__': '__main__', 'print': print_and_keep}
    value = error = text = drawn = None
    try:
        tree = ast.parse(code, EXAMPLE)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, EXAMPLE, 'exec'), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), EXAMPLE, 'eval'), names)
        if value is not None:
            text = _text(value)
        drawn = _drawable(shown if value is None else value, [MOST_DRAWN])
    except BaseException as thrown:
        # A program that has used all memory must let go of it first.
        names.clear()
        error = _describe(thrown)
    if printed.more:
        printed.parts.append(f'… {printed.more:,} more characters\n')
    report = {'log': ''.join(printed.parts), 'text': text, 'error': error, 'value': drawn}
    from js import Object

    return to_js(report, dict_converter=Object.fromEntries)
