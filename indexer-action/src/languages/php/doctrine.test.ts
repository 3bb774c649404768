import { test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

const ENTITIES = {
  'composer.json': JSON.stringify({ require: { 'doctrine/orm': '*', 'doctrine/doctrine-bundle': '*' } }),
  'src/Entity/Post.php': `
<?php
namespace App\\Entity;
use Doctrine\\Common\\Collections\\Collection;
class Post {
  /** @var Collection<int, Comment> */
  private Collection $comments;
  public function title(): string { return ''; }
  /** @return Collection<int, Comment> */
  public function comments(): Collection { return $this->comments; }
  public function clear(): void {
    foreach ($this->comments as $comment) $comment->hide();
    //> hide -> Comment.hide
  }
}
class Comment { public function hide(): bool { return true; } public function author(): User { return new User(); } }
class User { public function greet(): void {} }
`,
}

test("Doctrine's repositories give the entities that they are for, as comments or their constructors say", async () => {
  await php({
    ...ENTITIES,
    'src/Repository/Repositories.php': `
<?php
namespace App\\Repository;
use App\\Entity\\Post;
use App\\Entity\\User;
use Doctrine\\Bundle\\DoctrineBundle\\Repository\\ServiceEntityRepository;
/** @extends ServiceEntityRepository<Post> */
class PostRepository extends ServiceEntityRepository {
  public function named(string $name): void {
    $this->findOneBy(['name' => $name])->title();
    //> title -> Post.title
  }
}
class UserRepository extends ServiceEntityRepository {
  public function __construct($registry) { parent::__construct($registry, User::class); }
}
class Anything extends ServiceEntityRepository { }
`,
    'src/Controller.php': `
<?php
namespace App;
use App\\Entity\\Post;
use App\\Repository\\{Anything, PostRepository, UserRepository};
use Doctrine\\ORM\\EntityManagerInterface;
class Controller {
  public function __construct(private PostRepository $posts, private UserRepository $users, private EntityManagerInterface $entities) {}
  public function show(Anything $any): void {
    $this->posts->find(1)?->title();
    //> find -> out packagist:doctrine/doctrine-bundle Doctrine.Bundle.DoctrineBundle.Repository.ServiceEntityRepository.find
    //> title -> Post.title
    foreach ($this->posts->findBy([]) as $post) $post->title();
    //> title -> Post.title
    $this->users->find(1)->greet();
    //> greet -> User.greet
    $any->find(1)->greet();
    //> greet -> ?
    $this->entities->find(Post::class, 1)->title();
    //> title -> Post.title
  }
}
`,
  })
})

test("Doctrine's collections hold what comments say, and hand it to functions", async () => {
  await php({
    ...ENTITIES,
    'src/Controller.php': `
<?php
namespace App;
use App\\Entity\\Post;
class Controller {
  public function show(Post $post): void {
    $post->comments()->first()->hide();
    //> hide -> Comment.hide
    $post->comments()->filter(fn ($comment) => $comment->hide())->last()->author();
    //> hide -> Comment.hide
    //> author -> Comment.author
    $post->comments()->map(fn ($comment) => $comment->author())->first()->greet();
    //> author -> Comment.author
    //> greet -> User.greet
    $post->comments()->exists(fn ($key, $comment) => $comment->hide());
    //> hide -> Comment.hide
  }
}
`,
  })
})
