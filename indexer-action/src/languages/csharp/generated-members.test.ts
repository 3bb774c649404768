/** Members that source generators write. */
import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

test('an observable property is its field, and a command is the method that it runs', async () => {
  await csharp({
    'Item.cs': `
namespace Shop;
public class Item { public void Use() { } public string Name = ""; }
`,
    'ItemModel.cs': `
using System.Threading.Tasks;
using CommunityToolkit.Mvvm.ComponentModel;
using CommunityToolkit.Mvvm.Input;
namespace Shop;
public partial class ItemModel : ObservableObject {
  [ObservableProperty] private Item _selected = new();
  [ObservableProperty, NotifyPropertyChangedFor(nameof(Title))]
  private string title = "";
  [ObservableProperty] private bool _isOwn;
  public bool IsOwn => true;
  private Item _plain = new();
  [RelayCommand] private async Task SaveAsync() => Selected.Use();
  //> Selected -> ItemModel._selected
  //> Use -> Item.Use
  [RelayCommand(CanExecute = nameof(IsOwn))] private void OnReset() => Title = Selected.Name;
  //> Title -> ItemModel.title
  //> Name -> Item.Name
  void Go() { if (IsOwn) Plain.Use(); }
  //> IsOwn -> ItemModel.IsOwn
}
`,
    'Page.cs': `
namespace Shop;
class Page {
  void Open(ItemModel model) {
    model.Selected.Use();
    //> Selected -> ItemModel._selected
    //> Use -> Item.Use
    model.SaveCommand.Execute(null);
    //> SaveCommand -> ItemModel.SaveAsync
    model.ResetCommand.Execute(null);
    //> ResetCommand -> ItemModel.OnReset
  }
}
`,
  })
})
