"""The names of h3-py 4.5 on h3-js, which is the same C library. Indexes are text, as in `h3.api.basic_str`.

Angles are in degrees. Floats can differ from h3-py's in the last digit, because h3-js converts degrees by itself.
"""

from abc import ABCMeta, abstractmethod
from types import ModuleType as _Module
from typing import Literal
import sys as _sys

import _h3_js as _js
from pyodide.ffi import JsException as _JsException, to_js as _to_js

__version__ = '4.5.0'

class H3BaseException(Exception):
    """A failure that the C library reports, with its number."""
    h3_error_code = None

class H3ValueError(H3BaseException, ValueError): ...
class H3MemoryError(H3BaseException, MemoryError): ...
class H3GridNavigationError(H3BaseException, RuntimeError): ...
class UnknownH3ErrorCode(H3BaseException): ...
# In the order of the numbers of H3's errors, from 1.
_names = (
    'Failed Domain LatLngDomain ResDomain CellInvalid DirEdgeInvalid UndirEdgeInvalid VertexInvalid Pentagon '
    'DuplicateInput NotNeighbors ResMismatch MemoryAlloc MemoryBounds OptionInvalid IndexInvalid BaseCellDomain '
    'DigitDomain DeletedDigit'
).split()
_bases = {'Failed': H3BaseException, 'Pentagon': H3GridNavigationError}
_bases |= {'MemoryAlloc': H3MemoryError, 'MemoryBounds': H3MemoryError}
_errors = [
    type(f'H3{name}Error', (_bases.get(name, H3ValueError),), {'h3_error_code': code, '__module__': __name__})
    for code, name in enumerate(_names, 1)
]
globals().update((error.__name__, error) for error in _errors)

class H3Shape(metaclass=ABCMeta):
    """What `LatLngPoly` and `LatLngMultiPoly` have in common."""
    @property
    @abstractmethod
    def __geo_interface__(self): ...

def _opened(ring):
    return tuple(ring[:-1] if ring and ring[0] == ring[-1] else ring)

def _geojson_rings(poly):
    return tuple(tuple((lng, lat) for lat, lng in (*ring, *ring[:1])) for ring in (poly.outer, *poly.holes))

class LatLngPoly(H3Shape):
    """A polygon of positions `(lat, lng)`: an outer ring, and holes."""
    def __init__(self, outer, *holes):
        for ring in (outer, *holes):
            if len(ring) in (1, 2):
                raise ValueError('Non-empty LatLngPoly loops need at least 3 points.')
            if any(len(position) != 2 for position in ring):
                raise ValueError('LatLngPoly only accepts 2D points: lat/lng.')
        self.outer = _opened(outer)
        self.holes = tuple(_opened(hole) for hole in holes)

    def __repr__(self):
        return f'<LatLngPoly: {self.loopcode}>'

    def __len__(self):
        raise NotImplementedError('No clear definition of length for LatLngPoly.')

    @property
    def loopcode(self):
        holes = tuple(len(hole) for hole in self.holes)
        return f'[{len(self.outer)}/{holes}]' if holes else f'[{len(self.outer)}]'

    @property
    def __geo_interface__(self):
        return {'type': 'Polygon', 'coordinates': _geojson_rings(self)}

class LatLngMultiPoly(H3Shape):
    """Several polygons."""
    def __init__(self, *polys):
        self.polys = polys
        for poly in polys:
            if not isinstance(poly, LatLngPoly):
                raise ValueError(f'LatLngMultiPoly requires each input to be an LatLngPoly object, instead got: {poly}')

    def __repr__(self):
        return f"<LatLngMultiPoly: {', '.join(poly.loopcode for poly in self.polys)}>"

    def __iter__(self):
        return iter(self.polys)

    def __len__(self):
        return len(self.polys)

    def __getitem__(self, index):
        return self.polys[index]

    @property
    def __geo_interface__(self):
        return {'type': 'MultiPolygon', 'coordinates': tuple(_geojson_rings(poly) for poly in self.polys)}

def _call(name, *args, message=''):
    """Calls h3-js, and raises what h3-py raises for H3's error."""
    try:
        result = getattr(_js, name)(*(_to_js(arg) if isinstance(arg, list) else arg for arg in args))
    except _JsException as thrown:
        code = getattr(thrown, 'code', None)
        if not isinstance(code, int):
            raise
        error = _errors[code - 1] if 0 < code <= len(_errors) else UnknownH3ErrorCode
        raise (error(message) if message else error()) from None
    return result.to_py() if hasattr(result, 'to_py') else result

def _hex(h):
    """An index as h3-py's messages name it. Raises as h3-py does for what is no text of a number."""
    if not isinstance(h, str):
        raise TypeError(f"Argument 'h' has incorrect type (expected str, got {type(h).__name__})")
    number = int(h, 16)
    if not 0 <= number < 1 << 64:
        negative = "can't convert negative value to uint64_t"
        raise OverflowError(negative if number < 0 else 'Python int too large to convert to C unsigned long')
    return hex(number)

def _in(h):
    return _hex(h)[2:]

def _checked(kind, test, error):
    def check(h):
        name = _hex(h)
        if not getattr(_js, test)(name[2:]):
            raise error(f'Integer is not a valid H3 {kind}: {name}')
        return name[2:]

    return check

_cell = _checked('cell', 'isValidCell', H3CellInvalidError)
_edge = _checked('edge', 'isValidDirectedEdge', H3DirEdgeInvalidError)
_vertex = _checked('vertex', 'isValidVertex', H3VertexInvalidError)
_index = _checked('index', 'isValidIndex', H3IndexInvalidError)

def _is_valid(test, h):
    try:
        return bool(getattr(_js, test)(_in(h)))
    except (ValueError, TypeError):
        return False

def _whole(value):
    if not hasattr(value, '__int__'):
        raise TypeError('an integer is required')
    return int(value)

def _distance(k):
    if _whole(k) < 0:
        raise H3DomainError(f'Grid distances must be nonnegative. Received: {k}')
    return _whole(k)

def _unit(units, unit):
    if unit not in units:
        raise ValueError(f'Unknown unit: {unit}')
    return units[unit]

_lengths = {'rads': 'rads', 'km': 'km', 'm': 'm'}
_areas = {'rads^2': 'rads2', 'km^2': 'km2', 'm^2': 'm2'}
def versions():
    return {'c': '4.5.0', 'python': __version__}

def str_to_int(h):
    return int(_hex(h), 16)

def int_to_str(x):
    return _in(hex(_whole(x)))

def get_num_cells(res):
    return int(_call('getNumCells', _whole(res)))

def average_hexagon_area(res, unit='km^2'):
    return float(_call('getHexagonAreaAvg', _whole(res), 'km2')) * _unit({'km^2': 1.0, 'm^2': 1e6}, unit)

def average_hexagon_edge_length(res, unit='km'):
    return float(_call('getHexagonEdgeLengthAvg', _whole(res), 'km')) * _unit({'km': 1.0, 'm': 1e3}, unit)

def is_valid_index(h):
    return _is_valid('isValidIndex', h)

def is_valid_cell(h):
    return _is_valid('isValidCell', h)

def is_valid_directed_edge(edge):
    return _is_valid('isValidDirectedEdge', edge)

def is_valid_vertex(v):
    return _is_valid('isValidVertex', v)

def latlng_to_cell(lat, lng, res):
    return _call('latLngToCell', float(lat), float(lng), _whole(res))

def cell_to_latlng(h):
    return _position(_call('cellToLatLng', _cell(h)))

def _position(pair):
    return float(pair[0]), float(pair[1])

def _ring(positions):
    return tuple(_position(pair) for pair in positions)

def get_resolution(h):
    return _call('getResolution', _cell(h))

def cell_to_parent(h, res=None):
    res = get_resolution(h) - 1 if res is None else _whole(res)
    message = f'Invalid parent resolution {res} for cell {_hex(h)}.'
    return _call('cellToParent', _cell(h), res, message=message)

def _child_res(h, res):
    res = get_resolution(h) + 1 if res is None else _whole(res)
    return res, f'Invalid child resolution {res} for cell {_hex(h)}.'

def cell_to_children_size(h, res=None):
    res, message = _child_res(h, res)
    return int(_call('cellToChildrenSize', _cell(h), res, message=message))

def cell_to_children(h, res=None):
    res, message = _child_res(h, res)
    return _call('cellToChildren', _cell(h), res, message=message)

def cell_to_center_child(h, res=None):
    res, message = _child_res(h, res)
    return _call('cellToCenterChild', _cell(h), res, message=message)

def cell_to_child_pos(child, res_parent):
    message = f"Couldn't find child pos of cell {_hex(child)} at res {res_parent}."
    return int(_call('cellToChildPos', _cell(child), _whole(res_parent), message=message))

def child_pos_to_cell(parent, res_child, child_pos):
    message = f"Couldn't find child with pos {child_pos} at res {res_child} from parent {_hex(parent)}."
    return _call('childPosToCell', _whole(child_pos), _cell(parent), _whole(res_child), message=message)

def grid_distance(h1, h2):
    return _call('gridDistance', _cell(h1), _cell(h2))

def cell_to_boundary(h):
    return _ring(_call('cellToBoundary', _cell(h)))

def grid_disk(h, k=1):
    return _call('gridDisk', _cell(h), _distance(k))

def grid_ring(h, k=1):
    return _call('gridRing', _cell(h), _distance(k))

def compact_cells(cells):
    return _call('compactCells', [_cell(h) for h in cells])

def uncompact_cells(cells, res):
    return _call('uncompactCells', [_cell(h) for h in cells], _whole(res))

def _fill(h3shape, res, *mode):
    function = 'polygonToCellsExperimental' if mode else 'polygonToCells'
    if isinstance(h3shape, LatLngMultiPoly):
        return [cell for poly in h3shape for cell in _fill(poly, res, *mode)]
    if not isinstance(h3shape, LatLngPoly):
        what = f'H3Shape: {h3shape}' if isinstance(h3shape, H3Shape) else f'type: {type(h3shape)}'
        raise ValueError(f'Unrecognized {what}')
    if not 0 <= _whole(res) <= 15:
        raise H3ResDomainError(res)
    rings = [[[float(lat), float(lng)] for lat, lng in ring] for ring in (h3shape.outer, *h3shape.holes)]
    return _call(function, rings, res, *mode) if rings[0] else []

def h3shape_to_cells(h3shape, res):
    return _fill(h3shape, res)

_modes = {
    'center': 'containmentCenter', 'full': 'containmentFull',
    'overlap': 'containmentOverlapping', 'bbox_overlap': 'containmentOverlappingBbox',
}

def h3shape_to_cells_experimental(
    h3shape: H3Shape, res: int, contain: Literal['center', 'full', 'overlap', 'bbox_overlap'] = 'center'
):
    return _fill(h3shape, res, _modes[contain])

polygon_to_cells, polygon_to_cells_experimental = h3shape_to_cells, h3shape_to_cells_experimental

def cells_to_h3shape(cells, *, tight=True):
    polygons = _call('cellsToMultiPolygon', [_cell(h) for h in cells])
    shape = LatLngMultiPoly(*(LatLngPoly(*(_ring(ring) for ring in rings)) for rings in polygons))
    return shape[0] if tight and len(shape) == 1 else shape

def geo_to_h3shape(geo):
    if isinstance(geo, H3Shape):
        return geo
    geo = getattr(geo, '__geo_interface__', geo)
    assert isinstance(geo, dict)
    kind, coordinates = geo['type'], geo['coordinates']
    if kind not in ('Polygon', 'MultiPolygon'):
        raise ValueError(f'Unrecognized type: {kind}')
    polygons = [coordinates] if kind == 'Polygon' else coordinates
    polys = [LatLngPoly(*(tuple((lat, lng) for lng, lat, *_ in ring) for ring in rings)) for rings in polygons]
    return polys[0] if kind == 'Polygon' else LatLngMultiPoly(*polys)

def h3shape_to_geo(h3shape):
    return h3shape.__geo_interface__

def geo_to_cells(geo, res):
    return h3shape_to_cells(geo_to_h3shape(geo), res)

def cells_to_geo(cells, tight=True):
    return h3shape_to_geo(cells_to_h3shape(cells, tight=tight))

def is_pentagon(h):
    return bool(_call('isPentagon', _in(h)))

def is_res_class_III(h):
    return bool(_call('isResClassIII', _in(h)))

def get_base_cell_number(h):
    return _call('getBaseCellNumber', _cell(h))

def get_index_digit(h, res):
    return _call('getIndexDigit', _index(h), _whole(res))

def construct_cell(base_cell_number, *digits, res=None):
    if res is not None and len(digits) != res:
        raise ValueError('Resolution must match number of digits.')
    return _call('constructCell', _whole(base_cell_number), [_whole(digit) for digit in digits])

def deconstruct_cell(h):
    return [get_base_cell_number(h), *(get_index_digit(h, res + 1) for res in range(get_resolution(h)))]

def are_neighbor_cells(h1, h2):
    try:
        return bool(_call('areNeighborCells', _in(h1), _in(h2)))
    except H3BaseException:
        return False

def cells_to_directed_edge(origin, destination):
    return _call('cellsToDirectedEdge', _in(origin), _in(destination))

def get_directed_edge_origin(e):
    return _call('getDirectedEdgeOrigin', _in(e))

def get_directed_edge_destination(e):
    return _call('getDirectedEdgeDestination', _in(e))

def directed_edge_to_cells(e):
    return get_directed_edge_origin(e), get_directed_edge_destination(e)

def origin_to_directed_edges(origin):
    return _call('originToDirectedEdges', _in(origin))

def directed_edge_to_boundary(edge):
    return _ring(_call('directedEdgeToBoundary', _edge(edge)))

def grid_path_cells(start, end):
    message = f"Couldn't find line between cells {_hex(start)} and {_hex(end)}"
    return _call('gridPathCells', _in(start), _in(end), message=message)

def get_pentagons(res):
    return _call('getPentagons', _whole(res))

def get_res0_cells():
    return _call('getRes0Cells')

def get_icosahedron_faces(h):
    return _call('getIcosahedronFaces', _in(h))

def cell_to_local_ij(origin, h):
    message = f"Couldn't find local (i,j) between cells {_hex(origin)} and {_hex(h)}."
    return tuple(_call('cellToLocalIj', _in(origin), _in(h), message=message).values())

def local_ij_to_cell(origin, i, j):
    message = f"Couldn't find cell at local ({i},{j}) from cell {_hex(origin)}."
    return _call('localIjToCell', _in(origin), _js.ij(_whole(i), _whole(j)), message=message)

def cell_area(h, unit='km^2'):
    return float(_call('cellArea', _in(h), _unit(_areas, unit)))

def edge_length(e, unit='km'):
    return float(_call('edgeLength', _in(e), _unit(_lengths, unit)))

def great_circle_distance(latlng1, latlng2, unit='km'):
    (lat1, lng1), (lat2, lng2), unit = latlng1, latlng2, _unit(_lengths, unit)
    return float(_call('greatCircleDistance', [float(lat1), float(lng1)], [float(lat2), float(lng2)], unit))

def cell_to_vertex(h, vertex_num):
    return _call('cellToVertex', _cell(h), _whole(vertex_num))

def cell_to_vertexes(h):
    return _call('cellToVertexes', _cell(h))

def vertex_to_latlng(v):
    return _position(_call('vertexToLatLng', _vertex(v)))

class _Missing(_Module):
    """A module of h3-py that isn't here: its name can be imported, and its use says so."""
    def __getattr__(self, name):
        raise NotImplementedError(f'{self.__name__}.{name} is not part of h3 on this page. Use the functions of h3.')

api = _sys.modules['h3.api'] = _Module('h3.api')
for _name in ('basic_int', 'memview_int', 'numpy_int'):
    _module = _sys.modules[f'h3.api.{_name}'] = _Missing(f'h3.api.{_name}')
    setattr(api, _name, _module)
_sys.modules['h3.api.basic_str'] = api.basic_str = _sys.modules[__name__]
