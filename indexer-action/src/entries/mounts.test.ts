/** Routes with what their class or their router has in front of them. */
import { expect, test } from 'vitest'
import { entries } from '../testing/entries.ts'

test('a handler’s route begins with the path of its controller', async () => {
  const nest = `
@Controller('portfolio')
export class PortfolioController {
  @Get('details') details() {}
  @Post() create() {}
  @Delete('/:id/') remove() {}
}
@Controller({ path: 'admin', version: '2' })
export class AdminController {
  @Get() all() {}
}
@Controller()
export class Root {
  @Get('health') health() {}
}
`
  expect(await entries('src/portfolio.controller.ts', nest)).toEqual([
    'details route=GET /portfolio/details',
    'create route=POST /portfolio',
    'remove route=DELETE /portfolio/:id',
    'all route=GET /admin',
    'health route=GET /health',
  ])
  const spring = `
@RestController
@RequestMapping(produces = "application/json", value = "/owners")
class OwnerController {
  @GetMapping("/{id}") Owner show() { return null; }
  @PostMapping Owner add() { return null; }
}
@RequestMapping(Paths.BASE)
class Open { @GetMapping("/open") String open() { return ""; } }
@Controller("bean")
class PageController {
  @GetMapping("/page") String page() { return ""; }
}
@Path("users")
class Users {
  @GET List<String> all() { return null; }
  @GET @Path("/{name}") public String user() { return ""; }
  @Path("{id}/image") @POST String image() { return ""; }
}
class Base { @Path("{id}") @GET String one() { return ""; } }
`
  expect(await entries('OwnerController.java', spring)).toEqual([
    'show route=GET /owners/{id}',
    'add route=POST /owners',
    'open route=GET /open',
    'page route=GET /page',
    'all route=GET /users',
    'user route=GET /users/{name}',
    'image route=POST /users/{id}/image',
    'one route=GET {id}',
  ])
  const kotlin =
    '@RestController\n@RequestMapping("/api/users")\nclass Web {\n  @GetMapping("/{id}")\n  fun show() = 1\n  @PostMapping\n  fun add() = 1\n}\n'
  expect(await entries('Web.kt', kotlin)).toEqual(['show route=GET /api/users/{id}', 'add route=POST /api/users'])
})

test('in C#, tokens stand for names, and in PHP an attribute of the class is in front', async () => {
  const csharp = `
[ApiController, Route("api/[controller]")]
public class OrdersController : ControllerBase {
  [HttpGet("{id}")] public int Show(int id) { return id; }
  [HttpPost] public int Add() => 1;
  [HttpPost] [Route("[action]")] public int Close() { return 1; }
  [HttpDelete("/whole/{id}")] public void Drop() {}
}
class FreeController : BaseController { [HttpGet("free")] public int Get() => 1; }
[Route("api/[controller]/[action]")]
class NamedController : ControllerBase { [HttpGet] public int Names() => 1; }
`
  expect(await entries('OrdersController.cs', csharp)).toEqual([
    'Show route=GET /api/Orders/{id}',
    'Add route=POST /api/Orders',
    'Close route=POST /api/Orders/Close',
    'Drop route=DELETE /whole/{id}',
    'Get route=GET free',
    'Names route=GET /api/Named/Names',
  ])
  const php = `<?php
#[Route('/admin')]
class AdminController {
  #[Route('/posts', methods: ['GET'])]
  public function posts() {}
  public function __invoke() {}
}
#[Route('/one', methods: ['POST'])]
class OneController {
  public function __construct() {}
  public function __invoke() {}
}
`
  expect(await entries('src/AdminController.php', php)).toEqual([
    'posts route=GET /admin/posts',
    '__invoke route=POST /one',
  ])
})

test('a route of a router that has a prefix begins with it', async () => {
  const text = `
router = APIRouter(prefix="/items", dependencies=[Depends(check)])
plain = APIRouter()
pages: Blueprint = Blueprint('pages', __name__, url_prefix='/pages')

@router.get("/{id}")
def show(id): ...

@plain.get("/all")
def every(): ...

@pages.route('/about')
def about(): ...
`
  expect(await entries('app/items.py', text)).toEqual([
    'show route=GET /items/{id}',
    'every route=GET /all',
    'about route=GET /pages/about',
  ])
})

test('of a path that is named or put together only the method is told', async () => {
  const spring = `
@RequestMapping("/users")
class Users {
  @GetMapping(Paths.ONE) String one() { return ""; }
  @PutMapping(produces = TEXT, value = Paths.BASE + "/two") String two() { return ""; }
  @GetMapping(produces = TEXT) String all() { return ""; }
  @PostMapping({"/a", "/b"}) String first() { return ""; }
}
@Path("devices")
class Devices {
  @GET @Path("a" + B) public String put() { return ""; }
}
class Free { @GetMapping(Paths.ONE) String one() { return ""; } }
`
  expect(await entries('Users.java', spring)).toEqual([
    'one route=GET',
    'two route=PUT',
    'all route=GET /users',
    'first route=POST /users/a',
    'put route=GET',
    'one route=GET',
  ])
  const kotlin = '@RequestMapping("/users")\nclass Web {\n  @GetMapping(Paths.ONE)\n  fun show() = 1\n}\n'
  expect(await entries('Web.kt', kotlin)).toEqual(['show route=GET'])
  const nest = `
@Controller('cats')
class Cats { @Get(PATHS.one) one() {} @Get(['a', 'b']) two() {} @All('x') every() {} }
`
  expect(await entries('cats.ts', nest)).toEqual(['one route=GET', 'two route=GET /cats/a', 'every route=ANY /cats/x'])
  const csharp = `
[Route("x")]
class OrdersController : ControllerBase {
  [HttpGet(One)] public int Get() => 1;
  [HttpPost(Name = "add")] public int Add() => 1;
}
`
  expect(await entries('OrdersController.cs', csharp)).toEqual(['Get route=GET', 'Add route=POST /x'])
  const python = `
router = APIRouter(prefix="/items" + VERSION)
@router.get("/{id}")
def show(id): ...
`
  expect(await entries('app/items.py', python)).toEqual(['show route=GET /{id}'])
})
